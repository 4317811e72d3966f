import type { ApiDescription, ApiOverview } from '#shared/api-description.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { operationPath } from './addresses';

/** Returns a summary of the description, with the details of the operation at the path. */
export function overviewAt(
	{ title, version, operations, tags, allowsRequests }: ApiDescription,
	locale: LocaleCode,
	pathname: string,
): ApiOverview {
	const selected = operations.find((operation) => operationPath(locale, operation) === pathname);
	return {
		title,
		version,
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
