'use client';
import {
	Button,
	toast,
	useDocumentInfo,
	useFormModified,
	useLocale,
	useTranslation,
} from '@payloadcms/ui';
import { useId, useState } from 'react';
import { z } from 'zod';
import { useCall, useEndpoint } from '../../../platform/admin/endpoints/use-endpoint.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { patternWords } from './pattern-words.ts';

const response = z.object({
	docs: z.array(z.object({ id: z.number(), name: z.string(), description: z.string().nullish() })),
});

const patternsPath =
	'/patterns?depth=0&limit=100&sort=name&select[name]=true&select[description]=true';

/** Below the sections of a form: puts in copies of a pattern's sections, in every language of the document. */
export function InsertPattern() {
	const { id, collectionSlug } = useDocumentInfo();
	const { code } = useLocale();
	const { i18n } = useTranslation();
	const isModified = useFormModified();
	const call = useCall();
	const patterns = useEndpoint(response, patternsPath).response?.docs ?? [];
	const [chosen, setChosen] = useState('');
	const [isBusy, setBusy] = useState(false);
	const field = useId();
	const t = translatorIn(i18n.language);
	if (id === undefined || patterns.length === 0) return null;
	const insert = async () => {
		setBusy(true);
		const to = { collection: collectionSlug, id, language: code, pattern: Number(chosen) };
		try {
			await call(z.unknown(), '/sections/insert', { body: to });
			// The form holds an older version now.
			window.location.reload();
		} catch (cause) {
			toast.error(`${t(patternWords.failed)} ${cause instanceof Error ? cause.message : ''}`);
			setBusy(false);
		}
	};
	const about = patterns.find((pattern) => String(pattern.id) === chosen)?.description;
	return (
		<div className="pattern-insert">
			<label htmlFor={field}>{t(patternWords.choose)}</label>
			<select
				className="own-input"
				id={field}
				onChange={({ target }) => setChosen(target.value)}
				value={chosen}
			>
				<option value="">–</option>
				{patterns.map((pattern) => (
					<option key={pattern.id} value={pattern.id}>
						{pattern.name}
					</option>
				))}
			</select>
			<Button
				buttonStyle="secondary"
				disabled={chosen === '' || isBusy || isModified}
				margin={false}
				onClick={insert}
				size="medium"
				{...(isModified ? { tooltip: t(patternWords.wait) } : {})}
			>
				{t(patternWords.insert)}
			</Button>
			{about ? <p>{about}</p> : null}
		</div>
	);
}
