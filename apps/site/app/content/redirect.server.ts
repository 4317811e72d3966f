// biome-ignore lint/style/noRestrictedImports: the only place that sends these responses
import { redirect, redirectDocument } from 'react-router';
import { locationHeader } from '#shared/addresses/location-header.ts';
import { matchedQueryHeader } from '#shared/addresses/old-address.ts';

/**
 * A redirect to a path of the site or a URL, which may contain any characters.
 *
 * @param matchedQuery the parameters of the request that belong to the old address, so that they are not carried to the new one
 */
export const redirectTo = (address: string, status: number, matchedQuery?: string | null) =>
	redirect(locationHeader(address), {
		status,
		...(matchedQuery ? { headers: { [matchedQueryHeader]: matchedQuery } } : {}),
	});

/** Such a redirect, at which the browser loads a new document. */
export const redirectDocumentTo = (address: string, status: number) =>
	redirectDocument(locationHeader(address), status);
