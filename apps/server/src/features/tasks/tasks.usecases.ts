export const changeTask: any = null;
export const createTask: any = null;
export const deleteTask: any = null;
export const listTasks: any = null;
export const readTask: any = null;
export const restoreTask: any = null;
export type TaskDeps = any;
