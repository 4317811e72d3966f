'use client';
import './languages.css';
import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { currencies } from '@website/contracts/currencies';
import { type LocaleCode, locales } from '@website/contracts/locales';
import { offAnswers, type SiteOptions } from '@website/contracts/site-options';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { ChoiceList } from '../../admin/choice-list.tsx';
import { useConfirmation } from '../../admin/dialogs/use-confirmation.tsx';
import { callEndpoint, messageOf } from '../../admin/endpoints/call-endpoint.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { languageList, languageName } from '../../platform/i18n/words.ts';
import { FeatureList } from './feature-list.tsx';
import type { MissingDocuments } from './read-missing.ts';
import { featureNames, languagesWords as w } from './words.ts';

interface MissingListProps {
	code: LocaleCode;
	missing: readonly MissingDocuments[];
}

/** The unpublished documents in a locale that is being enabled; each entry links to the list of these translations. */
function MissingList({ code, missing }: MissingListProps) {
	const t = useTranslator();
	const { i18n } = useTranslation();
	const language = languageName(code, i18n.language);
	if (missing.length === 0) return <p role="status">{t(w.complete, { language })}</p>;
	return (
		<div className="site-languages__missing" role="status">
			<p>{t(w.missing, { language })}</p>
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

const responseSchema = z.object({ ok: z.literal(true) });

interface Props {
	options: SiteOptions;
	/** The unpublished documents in each disabled locale. */
	missing: Partial<Record<LocaleCode, readonly MissingDocuments[]>>;
}

/** The form for the site's languages, its default language, the response of URLs in disabled languages, its currencies and features. */
export function LanguagesForm({ options, missing }: Props) {
	const t = useTranslator();
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const router = useRouter();
	const { confirm, dialog } = useConfirmation();
	const [values, setValues] = useState(options);
	const [outcome, setOutcome] = useState<'idle' | 'saving' | 'saved'>('idle');
	const [problem, setProblem] = useState('');
	const change = (part: Partial<SiteOptions>) => {
		setOutcome('idle');
		setValues({ ...values, ...part });
	};
	const store = async () => {
		setOutcome('saving');
		setProblem('');
		try {
			const url = `${config.routes.api}/languages`;
			await callEndpoint(responseSchema, url, { language: i18n.language, body: values });
			setOutcome('saved');
			router.refresh();
		} catch (cause) {
			setOutcome('idle');
			setProblem(messageOf(cause));
		}
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const text = describeEffects(options, values, (codes) => languageList(codes, i18n.language), t);
		if (text === '') void store();
		else confirm({ title: t(w.sureTitle), text, confirm: t(w.confirm), onConfirm: store });
	};
	return (
		<form className="site-languages" onSubmit={submit}>
			<ChoiceList
				selected={values.languages}
				entries={locales.map(({ code }) => ({ code, name: languageName(code, i18n.language) }))}
				first={values.defaultLanguage}
				firstLabel={t(w.isDefault)}
				hint={`${t(w.languagesHint)} ${t(w.defaultHint)}`}
				label={t(w.languages)}
				name="languages"
				onChange={(languages, defaultLanguage) => change({ languages, defaultLanguage })}
			/>
			{values.languages.map((code) =>
				missing[code] ? <MissingList code={code} key={code} missing={missing[code]} /> : null,
			)}
			<fieldset className="choice-list">
				<legend>{t(w.off)}</legend>
				{offAnswers.map((response) => (
					<label key={response}>
						<input
							checked={values.offAnswer === response}
							name="offAnswer"
							onChange={() => change({ offAnswer: response })}
							type="radio"
							value={response}
						/>
						<span>
							{t(w[response])}
							<span className="own-quiet">{t(w[`${response}Hint`])}</span>
						</span>
					</label>
				))}
			</fieldset>
			<ChoiceList
				selected={values.currencies}
				entries={currencies.map((code) => ({ code, name: code }))}
				first={values.currencies[0]}
				firstLabel={t(w.firstCurrency)}
				hint={t(w.currenciesHint)}
				label={t(w.currencies)}
				name="currencies"
				onChange={(codes, first) =>
					change({ currencies: [first, ...codes.filter((code) => code !== first)] })
				}
			/>
			<FeatureList selected={values.features} onChange={(next) => change({ features: next })} />
			<p className="site-languages__save">
				<Button disabled={outcome === 'saving'} margin={false} type="submit">
					{t(w.save)}
				</Button>
				<span role="status">{outcome === 'saved' ? t(w.saved) : ''}</span>
				{problem ? (
					<span className="own-problem" role="alert">
						{problem}
					</span>
				) : null}
			</p>
			{dialog}
		</form>
	);
}

/** Describes the effects of a change on visitors; an empty string if there are none. */
function describeEffects(
	before: SiteOptions,
	after: SiteOptions,
	format: (codes: readonly string[]) => string,
	t: ReturnType<typeof useTranslator>,
): string {
	const removed = before.languages.filter((code) => !after.languages.includes(code));
	const added = after.languages.filter((code) => !before.languages.includes(code));
	const [from, to] = [before.defaultLanguage, after.defaultLanguage];
	const gone = before.features.filter((feature) => !after.features.includes(feature));
	return [
		...(removed.length > 0 ? [t(w.sureOff, { languages: format(removed) })] : []),
		...(added.length > 0 ? [t(w.sureOn, { languages: format(added) })] : []),
		...(gone.length > 0
			? [t(w.sureGone, { features: gone.map((feature) => t(featureNames[feature])).join(', ') })]
			: []),
		...(from === to ? [] : [t(w.sureDefault, { from: format([from]), to: format([to]) })]),
	].join(' ');
}
