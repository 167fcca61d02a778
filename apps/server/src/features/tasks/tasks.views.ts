export const toTaskView: any = null;
