import { ClientError } from 'graphql-request';
import type { Rejection } from './operation-draft.server';

/** Statuses of an endpoint that does not support a query, as opposed to one that fails, is busy or denies access. */
const refusingStatuses = new Set([200, 400, 404, 405, 422, 501]);
const failingCodes =
	/BAD_USER_INPUT|INTERNAL|UNAUTHENTICATED|UNAUTHORIZED|FORBIDDEN|RATE|TOO_MANY|TIMEOUT|UNAVAILABLE|NOT_SET_UP/i;

/** The errors of an endpoint that rejected a query before execution (GraphQL specification, 7.1); undefined for every other failure. */
export function refusalOf(error: unknown): readonly Rejection[] | undefined {
	if (!(error instanceof ClientError)) return undefined;
	const { status, errors = [], data } = error.response;
	if (!refusingStatuses.has(status) || (data !== undefined && data !== null)) return undefined;
	if (errors.length === 0) return undefined;
	const isFailure = errors.some(
		({ path, extensions }) => path !== undefined || failingCodes.test(String(extensions?.code)),
	);
	return isFailure ? undefined : errors;
}
