export const changeTasks: any = null;
