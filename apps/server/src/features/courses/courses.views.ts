export const toComponentView: any = null;
export const toDayOffView: any = null;
export const toMeetingView: any = null;
export const toCourseDetails: any = null;
export const toCourseView: any = null;
