'use client';
import { Button, useLocale } from '@payloadcms/ui';
import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { useState } from 'react';
import { FormattedTime } from '../../admin/formatted-time.tsx';
import { useSiteLocales } from '../../admin/use-site-locales.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { languageWords } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { shareWords } from './share-words.ts';

interface Props {
	onCancel: () => void;
	onCreate: (link: { languages: LocaleCode[]; until: string }) => Promise<void>;
}

const dateIn = (days: number) =>
	new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The form for a new link: its locales, and the last day of its validity, by default in a week. */
export function ShareForm({ onCancel, onCreate }: Props) {
	const t = useTranslator();
	const { code } = useLocale();
	const [languages, setLanguages] = useState<LocaleCode[]>(isLocaleCode(code) ? [code] : []);
	const [date, setDate] = useState(() => dateIn(7));
	const [isBusy, setBusy] = useState(false);
	const codes = useSiteLocales().map((locale) => locale.code);
	const toggle = (lang: LocaleCode) =>
		setLanguages(codes.filter((locale) => (locale === lang) !== languages.includes(locale)));
	const submit = async () => {
		setBusy(true);
		// The end of the day in the editor's time zone.
		await onCreate({ languages, until: new Date(`${date}T23:59:59`).toISOString() });
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
			<label>
				{t(shareWords.lastDay)}
				<input
					className="own-input"
					max={dateIn(limits.sharing.longestDays - 1)}
					min={dateIn(0)}
					onChange={(event) => setDate(event.target.value)}
					type="date"
					value={date}
				/>
			</label>
			<FormattedTime value={date} />
			<div className="share-actions">
				<Button
					disabled={isBusy || languages.length === 0 || !date}
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
