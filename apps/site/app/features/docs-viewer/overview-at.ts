import type { ApiDescription, ApiOverview } from '#shared/api-description.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { operationPath } from './addresses';

/** Returns a summary of the description, with the details of the operation at the path. */
export function overviewAt(
	{ title, version, introduction, operations, tags, allowsRequests }: ApiDescription,
	locale: LocaleCode,
	pathname: string,
): ApiOverview {
	const address = encoded(pathname);
	const selected = operations.find(
		(operation) => encoded(operationPath(locale, operation)) === address,
	);
	return {
		title,
		version,
		introduction,
		operations: operations.map(({ method, path, summary, translations, tag }) => ({
			method,
			path,
			summary,
			translations,
			tag,
		})),
		tags,
		selected: selected ?? null,
		allowsRequests,
	};
}

/** A path as requests contain it: with percent-encoded characters outside ASCII (RFC 3986, the case of whose digits is free). */
const encoded = (path: string): string => new URL(path, 'http://localhost').pathname.toLowerCase();
