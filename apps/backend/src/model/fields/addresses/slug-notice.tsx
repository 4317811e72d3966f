'use client';
import { useDebounce, useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';
import { z } from 'zod';
import { useEndpoint } from '../../../platform/admin/endpoints/use-endpoint.ts';

const response = z.object({ problem: z.string().nullable() });
const afterMs = 300;

/** Below the address: that it is taken, reserved or malformed, while it is typed. */
export function SlugNotice() {
	const { code } = useLocale();
	const { id, collectionSlug } = useDocumentInfo();
	const query = useFormFields(([fields]) => {
		const values = { slug: fields.slug, parent: fields.parent, layout: fields.pageLayout };
		const params = Object.entries(values).flatMap(([name, field]) =>
			field?.value ? [[name, String(field.value)]] : [],
		);
		return new URLSearchParams(params).toString();
	});
	const debouncedQuery = useDebounce(query, afterMs);
	const own = new URLSearchParams({ collection: collectionSlug ?? '', locale: code });
	if (id !== undefined) own.set('id', String(id));
	const isRead = collectionSlug && new URLSearchParams(debouncedQuery).has('slug');
	// Publishing says it as well, so a failure is not shown.
	const notice = useEndpoint(
		response,
		isRead ? `/checklist/address?${debouncedQuery}&${own}` : null,
	);
	const message = debouncedQuery === query ? notice.response?.problem : null;
	return (
		<p className="own-problem" role="status">
			{message}
		</p>
	);
}
