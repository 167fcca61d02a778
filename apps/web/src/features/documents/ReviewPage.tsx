export function ReviewPage(_props: { documentId: string }) {
  return null;
}
