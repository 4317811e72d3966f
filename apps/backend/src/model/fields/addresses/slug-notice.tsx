'use client';
import {
	Button,
	useDebounce,
	useDocumentInfo,
	useField,
	useFormFields,
	useLocale,
} from '@payloadcms/ui';
import { slugFrom } from '@website/contracts/slug';
import { z } from 'zod';
import { useEndpoint } from '../../../admin/endpoints/use-endpoint.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { words } from '../../../platform/i18n/words.ts';

const response = z.object({ problem: z.string().nullable() });
const debounceMs = 300;
const offerWords = words('Use “{slug}”', 'Brug »{slug}«', '„{slug}“ verwenden');

/**
 * Offers the slug of the title where there is none. The server derives it only for documents that were never published, so that a further
 * language of a published one, such as a translation from the side-by-side screen, would stay without an address unnoticed.
 */
function SlugOffer() {
	const { id, hasSavePermission } = useDocumentInfo();
	const { value, setValue, disabled } = useField<string | null>({ path: 'slug' });
	const title = useFormFields(([fields]) => (fields.title ?? fields.name)?.value);
	const t = useTranslator();
	const slug = typeof title === 'string' ? slugFrom(title) : '';
	if (id === undefined || value || !slug || disabled || !hasSavePermission) return null;
	return (
		<Button buttonStyle="secondary" margin={false} onClick={() => setValue(slug)} size="small">
			{t(offerWords, { slug })}
		</Button>
	);
}

/** Below the slug: an offer while it is empty, and whether it is in use, reserved or malformed while it is entered. */
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
		<>
			<SlugOffer />
			<p className="own-problem" role="status">
				{message}
			</p>
		</>
	);
}
