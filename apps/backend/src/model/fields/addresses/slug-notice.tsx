'use client';
import {
	useConfig,
	useDebounce,
	useDocumentInfo,
	useFormFields,
	useLocale,
	useTranslation,
} from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';

const answer = z.object({ problem: z.string().nullable() });
const afterMs = 300;

/** Below the address: that it is taken, reserved or malformed, while it is typed. */
export function SlugNotice() {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { code } = useLocale();
	const { id, collectionSlug } = useDocumentInfo();
	const query = useFormFields(([fields]) => {
		const values = { slug: fields.slug, parent: fields.parent, layout: fields.pageLayout };
		const given = Object.entries(values).flatMap(([name, field]) =>
			field?.value ? [[name, String(field.value)]] : [],
		);
		return new URLSearchParams(given).toString();
	});
	const asked = useDebounce(query, afterMs);
	const [problem, setProblem] = useState<{ query: string; message: string | null } | null>(null);
	useEffect(() => {
		if (!collectionSlug || !new URLSearchParams(asked).has('slug')) return;
		const aborted = new AbortController();
		const own = new URLSearchParams({ collection: collectionSlug, locale: code });
		if (id !== undefined) own.set('id', String(id));
		fetch(`${config.routes.api}/checklist/address?${asked}&${own}`, {
			credentials: 'same-origin',
			headers: { 'accept-language': i18n.language },
			signal: aborted.signal,
		})
			.then(async (response) => answer.parse(await response.json()))
			.then((read) => setProblem({ query: asked, message: read.problem }))
			.catch((cause: unknown) => {
				// Publishing says it as well.
				if (!aborted.signal.aborted) console.error(cause);
			});
		return () => aborted.abort();
	}, [asked, code, collectionSlug, config.routes.api, i18n.language, id]);
	const message = problem?.query === query ? problem.message : null;
	return (
		<p className="own-problem" role="status">
			{message}
		</p>
	);
}
