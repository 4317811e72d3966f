import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import { closed, type Rest } from './closed.ts';
import { inertFiles } from './inert-files.ts';

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
