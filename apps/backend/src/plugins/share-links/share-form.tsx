'use client';
import { Button, useLocale } from '@payloadcms/ui';
import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { useId, useState } from 'react';
import { FormattedTime } from '../../admin/formatted-time.tsx';
import { useSiteLocales } from '../../admin/use-site-locales.ts';
import { languageWords } from '../../platform/i18n/language-name.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { shareWords } from './share-words.ts';

interface Props {
	longestDays: number;
	onCancel: () => void;
	onCreate: (link: { languages: LocaleCode[]; until: string }) => Promise<void>;
}

const day = 24 * 60 * 60 * 1000;
const choices = [1, 7, 30] as const;

const inDays = (days: number) => new Date(Date.now() + days * day);

/** The end of a day in the editor's time zone. */
const endOf = (date: string) => new Date(`${date}T23:59:59`);

/** The form for a new link: its locales and its validity. */
export function ShareForm({ longestDays, onCancel, onCreate }: Props) {
	const t = useTranslator();
	const { code } = useLocale();
	const name = useId();
	const [languages, setLanguages] = useState<LocaleCode[]>(isLocaleCode(code) ? [code] : []);
	const [days, setDays] = useState<number | null>(7);
	const [date, setDate] = useState('');
	const [isBusy, setBusy] = useState(false);
	const codes = useSiteLocales().map((locale) => locale.code);
	const toggle = (lang: LocaleCode) =>
		setLanguages(codes.filter((locale) => (locale === lang) !== languages.includes(locale)));
	const until = days !== null ? inDays(days) : date ? endOf(date) : null;
	const submit = async () => {
		if (!until) return;
		setBusy(true);
		await onCreate({ languages, until: until.toISOString() });
		setBusy(false);
	};
	return (
		<div className="share-form">
			<fieldset hidden={codes.length < 2}>
				<legend>{t(shareWords.languages)}</legend>
				{codes.map((lang) => (
					<label key={lang}>
						<input
							checked={languages.includes(lang)}
							onChange={() => toggle(lang)}
							type="checkbox"
						/>{' '}
						{t(languageWords(lang))}
					</label>
				))}
			</fieldset>
			<fieldset>
				<legend>{t(shareWords.validity)}</legend>
				{choices.map((choice) => (
					<label key={choice}>
						<input
							checked={days === choice}
							name={name}
							onChange={() => setDays(choice)}
							type="radio"
						/>{' '}
						{t(shareWords.days[choice])}
					</label>
				))}
				<label>
					<input checked={days === null} name={name} onChange={() => setDays(null)} type="radio" />{' '}
					{t(shareWords.untilDay)}
				</label>
				{days === null ? (
					<>
						<input
							aria-label={t(shareWords.day)}
							className="own-input"
							max={inDays(longestDays - 1)
								.toISOString()
								.slice(0, 10)}
							min={new Date().toISOString().slice(0, 10)}
							onChange={(event) => setDate(event.target.value)}
							type="date"
							value={date}
						/>
						<FormattedTime value={date} />
					</>
				) : null}
			</fieldset>
			<div className="share-actions">
				<Button
					disabled={isBusy || languages.length === 0 || !until}
					margin={false}
					onClick={submit}
					size="small"
				>
					{t(shareWords.create)}
				</Button>
				<Button buttonStyle="subtle" margin={false} onClick={onCancel} size="small">
					{t(shareWords.cancel)}
				</Button>
			</div>
		</div>
	);
}
