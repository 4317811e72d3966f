'use client';
import './empty-language.css';
import { Button, toast, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { useRef, useState } from 'react';
import { messageOf } from '../../admin/endpoints/call-endpoint.ts';
import { useCall } from '../../admin/endpoints/use-endpoint.ts';
import { mergeIntoOpenForms } from '../../admin/saving/document-changed.ts';
import { adminUrl, documentInForm } from '../../documents/document-ref.ts';
import { languageList, translatorIn, words } from '../../platform/i18n/words.ts';
import { useOpenLanguage, usePublishing } from '../../publication/use-publishing.ts';
import { documentStates, statesSlug } from './states/document-states.ts';

/** The texts of a form in a locale without a text. */
const emptyWords = {
	title: words(
		'Nothing is written in {language} yet',
		'Der er endnu ikke skrevet noget på {language}',
		'Auf {language} ist noch nichts geschrieben',
	),
	text: words(
		'What you begin with is a draft. Visitors see it once you publish it, at an address of its own.',
		'Det, du begynder med, er en kladde. Besøgende ser den, når du udgiver den på sin egen adresse.',
		'Womit Sie beginnen, ist ein Entwurf. Besucher sehen ihn erst, wenn Sie ihn unter einer eigenen Adresse veröffentlichen.',
	),
	copy: words('Copy from {language}', 'Kopiér fra {language}', 'Von {language} kopieren'),
	sideBySide: words('Translate side by side', 'Oversæt side om side', 'Nebeneinander übersetzen'),
	startEmpty: words('Start empty', 'Begynd forfra', 'Leer beginnen'),
};

/** A card above the fields of a form whose locale has no text: copy another locale, translate side by side, or start empty. */
export function EmptyLanguage() {
	const { collectionSlug, globalSlug, hasSavePermission, id, isTrashed } = useDocumentInfo();
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { document: key, state, refresh } = usePublishing();
	const call = useCall();
	const openLanguage = useOpenLanguage();
	const card = useRef<HTMLElement>(null);
	const [isBusy, setBusy] = useState(false);
	const [startedIn, setStartedIn] = useState<LocaleCode | null>(null);
	const t = translatorIn(i18n.language);
	if (key === null || state === null || state === 'failed') return null;
	const sources = state.languages.filter((language) => language.state !== 'missing');
	const isEmpty = !sources.some(({ language }) => language === openLanguage);
	if (!isEmpty || sources.length === 0 || startedIn === openLanguage) return null;
	if (!hasSavePermission || isTrashed) return null;
	const name = (code: LocaleCode) => languageList([code], i18n.language);
	const entity = collectionSlug ?? globalSlug ?? '';
	const document = collectionSlug ? `${entity}/${id}` : entity;
	const ref = documentInForm({ collectionSlug, globalSlug, id });
	const form = ref ? adminUrl(config.routes.admin, ref) : '';
	const focusFirstField = () => {
		const fields = card.current?.closest('.render-fields');
		fields?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')?.focus();
	};
	const copy = async (from: LocaleCode) => {
		setBusy(true);
		try {
			const body = { entity, ...(collectionSlug ? { id } : {}), language: openLanguage, from };
			await call(documentStates, `/${statesSlug}/copy`, { body });
			await mergeIntoOpenForms(document);
			focusFirstField();
			await refresh();
		} catch (cause) {
			toast.error(messageOf(cause));
		}
		setBusy(false);
	};
	const startEmpty = () => {
		focusFirstField();
		setStartedIn(openLanguage);
	};
	return (
		<section
			aria-label={t(emptyWords.title, { language: name(openLanguage) })}
			className="empty-language"
			ref={card}
		>
			<h2>{t(emptyWords.title, { language: name(openLanguage) })}</h2>
			<p>{t(emptyWords.text)}</p>
			<div className="empty-language-ways">
				{sources.map(({ language }, index) => (
					<Button
						buttonStyle={index === 0 ? 'primary' : 'secondary'}
						disabled={isBusy}
						key={language}
						margin={false}
						onClick={() => void copy(language)}
						size="medium"
					>
						{t(emptyWords.copy, { language: name(language) })}
					</Button>
				))}
				<Button
					buttonStyle="secondary"
					el="anchor"
					margin={false}
					size="medium"
					url={`${form}/translate?locale=${openLanguage}`}
				>
					{t(emptyWords.sideBySide)}
				</Button>
				<Button
					buttonStyle="secondary"
					disabled={isBusy}
					margin={false}
					onClick={startEmpty}
					size="medium"
				>
					{t(emptyWords.startEmpty)}
				</Button>
			</div>
		</section>
	);
}
