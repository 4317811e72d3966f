'use client';
import { useDebounce, useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';
import { z } from 'zod';
import { useEndpoint } from '../../../admin/endpoints/use-endpoint.ts';

const response = z.object({ problem: z.string().nullable() });
const debounceMs = 300;

/** Shows below the slug, while it is entered, that it is in use, reserved or malformed. */
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
	const debouncedQuery = useDebounce(query, debounceMs);
	const documentParams = new URLSearchParams({ collection: collectionSlug ?? '', locale: code });
	if (id !== undefined) documentParams.set('id', String(id));
	const hasSlug = collectionSlug && new URLSearchParams(debouncedQuery).has('slug');
	// A failed request is not shown, because publishing reports the problem, too.
	const notice = useEndpoint(
		response,
		hasSlug ? `/checklist/address?${debouncedQuery}&${documentParams}` : null,
	);
	const message = debouncedQuery === query ? notice.response?.problem : null;
	return (
		<p className="own-problem" role="status">
			{message}
		</p>
	);
}
