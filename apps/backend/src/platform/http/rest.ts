import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import { findFileValidators, inertFiles } from './inert-files.ts';
import { type Rest, requireAuth } from './require-auth.ts';

/** Payload's endpoints behind authentication, limits and safe file responses. */
export const createRest = (payload: Payload, config: Promise<SanitizedConfig>): Rest =>
	requireAuth(
		payload,
		inertFiles(
			(request, segments) =>
				handleEndpoints({
					config,
					path: `/api/${segments.map(encodeURIComponent).join('/')}`,
					request,
				}),
			(name) => findFileValidators(payload, name),
		),
	);
