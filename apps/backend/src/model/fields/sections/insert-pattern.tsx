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
import { useCall, useEndpoint } from '../../../admin/endpoints/use-endpoint.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { patternWords } from './pattern-words.ts';

const response = z.object({
	docs: z.array(z.object({ id: z.number(), name: z.string(), description: z.string().nullish() })),
});

const patternsPath =
	'/patterns?depth=0&limit=100&sort=name&select[name]=true&select[description]=true';

/** Inserts copies of a pattern's sections below the sections of a form, in every locale of the document. */
export function InsertPattern() {
	const { id, collectionSlug } = useDocumentInfo();
	const { code } = useLocale();
	const { i18n } = useTranslation();
	const isModified = useFormModified();
	const call = useCall();
	const patterns = useEndpoint(response, patternsPath).response?.docs ?? [];
	const [patternId, setPatternId] = useState('');
	const [isBusy, setBusy] = useState(false);
	const field = useId();
	const t = translatorIn(i18n.language);
	if (id === undefined || patterns.length === 0) return null;
	const insert = async () => {
		setBusy(true);
		const to = { collection: collectionSlug, id, language: code, pattern: Number(patternId) };
		try {
			await call(z.unknown(), '/sections/insert', { body: to });
			// The form now contains an older version.
			window.location.reload();
		} catch (cause) {
			toast.error(`${t(patternWords.failed)} ${cause instanceof Error ? cause.message : ''}`);
			setBusy(false);
		}
	};
	const description = patterns.find((pattern) => String(pattern.id) === patternId)?.description;
	return (
		<div className="pattern-insert">
			<label htmlFor={field}>{t(patternWords.choose)}</label>
			<select
				className="own-input"
				id={field}
				onChange={({ target }) => setPatternId(target.value)}
				value={patternId}
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
				disabled={patternId === '' || isBusy || isModified}
				margin={false}
				onClick={insert}
				size="medium"
				{...(isModified ? { tooltip: t(patternWords.wait) } : {})}
			>
				{t(patternWords.insert)}
			</Button>
			{description ? <p>{description}</p> : null}
		</div>
	);
}
