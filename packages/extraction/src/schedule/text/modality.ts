import { oneOf } from '../../text/patterns.ts';

/** Where a class is held, as a badge beside its day says it; each is the source of a regular expression. */
const MODALITIES = [
  '(?:in[-\\s]?person|on[-\\s]?campus|face[-\\s]to[-\\s]face|f2f|en\\spersonne|en\\sprésentiel|présentiel|presencial|präsenz|in\\spresenza|op\\slocatie)',
  '(?:fully\\s|live\\s)?(?:remote(?:ly)?|online|virtual(?:ly)?|hybrid|(?:a)?synchronous(?:ly)?|en\\sligne|à\\sdistance|a\\sdistancia|en\\slínea|em\\slinha|híbrid[oa]|hybride?|a\\sdistanza)',
  '(?:(?:on|via|over|sur|por|über)\\s)?(?:zoom|teams|google\\smeet|webex)',
];

const ONLY_MODALITY = new RegExp(
  `^[^\\p{L}]{0,6}${oneOf(MODALITIES)}(?:[^\\p{L}\\d]{1,4}${oneOf(MODALITIES)})?[^\\p{L}\\d]{0,4}$`,
  'iu',
);

/** "※in-person", "@remote", "(online, on Zoom)": says where, and nothing of what is done. */
export const saysOnlyModality = (text: string): boolean => ONLY_MODALITY.test(text);
