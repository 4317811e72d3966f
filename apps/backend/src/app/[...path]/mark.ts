import config from '@payload-config';
import { getPayload } from 'payload';
import { markResponse } from '../../api/brand/mark.ts';

/** The brand's mark for the admin and its browser tab. */
export const handleMark = async (): Promise<Response> => markResponse(await getPayload({ config }));
