export const addComponent: any = null;
export const addDayOff: any = null;
export const addMeeting: any = null;
export const changeComponent: any = null;
export const changeMeeting: any = null;
export const removeComponent: any = null;
export const removeDayOff: any = null;
export const removeMeeting: any = null;
