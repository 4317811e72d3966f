import config from '@payload-config';
import { getPayload } from 'payload';
import { markResponse } from '../../api/brand/mark.ts';

/** The mark of the editors' interface and its tab. */
export const handleMark = async (): Promise<Response> => markResponse(await getPayload({ config }));
