import { z } from 'zod';
import { courseColor } from '../../vocabulary/courses.ts';
import { workspaceParams } from '../../vocabulary/paths.ts';
import { id, line } from '../../vocabulary/values.ts';

export const labelParams = workspaceParams.extend({ labelId: id });

export const labelView = z.object({ id, name: z.string(), color: courseColor }).meta({ id: 'Label' });
export const labelList = z.object({ items: z.array(labelView) }).meta({ id: 'LabelList' });
export const labelCreate = z
  .object({ name: line(40), color: courseColor.optional().describe('The one used least when left out') })
  .meta({ id: 'LabelCreate' });
export const labelPatch = z
  .object({ name: line(40).optional(), color: courseColor.optional() })
  .meta({ id: 'LabelPatch' });

export type LabelCreate = z.infer<typeof labelCreate>;
export type LabelPatch = z.infer<typeof labelPatch>;
