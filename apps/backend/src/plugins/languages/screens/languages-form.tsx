'use client';
import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { currencies } from '@website/contracts/currencies';
import { type LocaleCode, locales } from '@website/contracts/locales';
import { offAnswers, type SiteOptions } from '@website/contracts/site-options';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { useTranslator } from '../../../documents/references/screens/use-usage.ts';
import { ChoiceList } from '../../../platform/admin/choice-list.tsx';
import { useConfirmation } from '../../../platform/admin/dialogs/use-confirmation.tsx';
import { callEndpoint, messageOf } from '../../../platform/admin/endpoints/call-endpoint.ts';
import { languageList } from '../../../platform/i18n/language-name.ts';
import type { Missing } from '../read-missing.ts';
import { languagesWords as w } from '../words.ts';
import './languages.css';
import { MissingList } from './missing-list.tsx';

const stored = z.object({ ok: z.literal(true) });

interface Props {
	options: SiteOptions;
	/** What is not published in each language that is off. */
	missing: Partial<Record<LocaleCode, readonly Missing[]>>;
}

/** Languages with their default one, how addresses of the others answer, and currencies; a change is confirmed before it is stored. */
export function LanguagesForm({ options, missing }: Props) {
	const t = useTranslator();
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const router = useRouter();
	const { ask, dialog } = useConfirmation();
	const [chosen, setChosen] = useState(options);
	const [outcome, setOutcome] = useState<'idle' | 'saving' | 'saved'>('idle');
	const [problem, setProblem] = useState('');
	const change = (part: Partial<SiteOptions>) => {
		setOutcome('idle');
		setChosen({ ...chosen, ...part });
	};
	const store = async () => {
		setOutcome('saving');
		setProblem('');
		try {
			const address = `${config.routes.api}/languages`;
			await callEndpoint(stored, address, { language: i18n.language, body: chosen });
			setOutcome('saved');
			router.refresh();
		} catch (cause) {
			setOutcome('idle');
			setProblem(messageOf(cause));
		}
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const text = consequences(options, chosen, (codes) => languageList(codes, i18n.language), t);
		if (text === '') void store();
		else ask({ title: t(w.sureTitle), text, confirm: t(w.confirm), onConfirm: store });
	};
	return (
		<form className="site-languages" onSubmit={submit}>
			<ChoiceList
				chosen={chosen.languages}
				entries={locales.map(({ code, name, languageTag }) => ({ code, name, lang: languageTag }))}
				first={chosen.defaultLanguage}
				firstLabel={t(w.isDefault)}
				hint={`${t(w.languagesHint)} ${t(w.defaultHint)}`}
				label={t(w.languages)}
				name="languages"
				onChange={(languages, defaultLanguage) => change({ languages, defaultLanguage })}
			/>
			{chosen.languages.map((code) =>
				missing[code] ? <MissingList code={code} key={code} missing={missing[code]} /> : null,
			)}
			<fieldset className="choice-list">
				<legend>{t(w.off)}</legend>
				{offAnswers.map((response) => (
					<label key={response}>
						<input
							checked={chosen.offAnswer === response}
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
				chosen={chosen.currencies}
				entries={currencies.map((code) => ({ code, name: code }))}
				first={chosen.currencies[0]}
				firstLabel={t(w.firstCurrency)}
				hint={t(w.currenciesHint)}
				label={t(w.currencies)}
				name="currencies"
				onChange={(offered, first) =>
					change({ currencies: [first, ...offered.filter((code) => code !== first)] })
				}
			/>
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

/** What visitors notice of a change; empty for nothing. */
function consequences(
	before: SiteOptions,
	after: SiteOptions,
	named: (codes: readonly string[]) => string,
	t: ReturnType<typeof useTranslator>,
): string {
	const off = before.languages.filter((code) => !after.languages.includes(code));
	const on = after.languages.filter((code) => !before.languages.includes(code));
	const [from, to] = [before.defaultLanguage, after.defaultLanguage];
	return [
		...(off.length > 0 ? [t(w.sureOff, { languages: named(off) })] : []),
		...(on.length > 0 ? [t(w.sureOn, { languages: named(on) })] : []),
		...(from === to ? [] : [t(w.sureDefault, { from: named([from]), to: named([to]) })]),
	].join(' ');
}
