'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { useSiteLocales } from '../../../platform/site-options/use-site-locales.ts';
import { directionWords } from '../direction-words.ts';
import '../../../documents/translation-states/languages.css';
import { statesSlug } from '../../../documents/translation-states/slug.ts';
import { XliffUpload } from './xliff-upload.tsx';
import { xliffWords } from './xliff-words.ts';

/** Above the list of translations: the export of all missing and outdated documents of a locale as one XLIFF file, and its import. */
export function ListExchange() {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const id = useId();
	const siteLocales = useSiteLocales();
	const [first, second] = siteLocales.map(({ code }) => code);
	const [source, setSource] = useState<string>(first ?? '');
	const [target, setTarget] = useState<string>(second ?? first ?? '');
	const path = `/${statesSlug}/xliff`;
	const choice = (name: string, label: string, value: string, choose: (code: string) => void) => (
		<p className="language-choice">
			<label htmlFor={`${id}-${name}`}>{label}</label>
			<select
				className="own-input"
				id={`${id}-${name}`}
				onChange={(event) => choose(event.target.value)}
				value={value}
			>
				{siteLocales.map(({ code, name: own }) => (
					<option key={code} value={code}>
						{own}
					</option>
				))}
			</select>
		</p>
	);
	return (
		<details className="language-exchange">
			<summary>{t(xliffWords.title)}</summary>
			<div className="language-choices">
				{choice('source', t(directionWords.from), source, setSource)}
				{choice('target', t(directionWords.into), target, setTarget)}
				{source === target ? null : (
					<a
						download
						href={`${config.routes.api}${path}?${new URLSearchParams({ source, target })}`}
					>
						{t(xliffWords.downloadWaiting)}
					</a>
				)}
			</div>
			<XliffUpload path={path} t={t} />
		</details>
	);
}
