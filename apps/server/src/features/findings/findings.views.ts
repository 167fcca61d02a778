export const toFindingView: any = null;
export const toQuestionView: any = null;
