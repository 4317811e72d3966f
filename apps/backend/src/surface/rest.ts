import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import { inertFiles } from '../media/inert-files.ts';
import { closed, type Rest } from './closed.ts';

/** Payload's endpoints behind the rules for who may ask what. */
export const createRest = (payload: Payload, config: Promise<SanitizedConfig>): Rest =>
	closed(
		payload,
		inertFiles((request, segments) =>
			handleEndpoints({
				config,
				path: `/api/${segments.map(encodeURIComponent).join('/')}`,
				request,
			}),
		),
	);
