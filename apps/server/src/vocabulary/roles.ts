import { z } from 'zod';
import { ROLES } from '../platform/http/types.ts';

export const role = z.enum(ROLES).meta({ id: 'Role' });
