'use client';
import { useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { languageName } from '../../platform/i18n/language-name.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import type { MissingDocuments } from './read-missing.ts';
import { languagesWords } from './words.ts';

interface Props {
	code: LocaleCode;
	missing: readonly MissingDocuments[];
}

/** The unpublished documents in a locale that is being enabled; each entry links to the list of these translations. */
export function MissingList({ code, missing }: Props) {
	const t = useTranslator();
	const { i18n } = useTranslation();
	const language = languageName(code, i18n.language);
	if (missing.length === 0) return <p role="status">{t(languagesWords.complete, { language })}</p>;
	return (
		<div className="site-languages__missing" role="status">
			<p>{t(languagesWords.missing, { language })}</p>
			<ul>
				{missing.map(({ label, count, href }) => (
					<li key={href}>
						<a href={href}>
							{label}: {count}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
