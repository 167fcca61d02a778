export const receiveUpload: any = null;
