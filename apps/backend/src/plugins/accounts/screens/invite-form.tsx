'use client';
import { Button } from '@payloadcms/ui';
import { locales } from '@website/contracts/locales';
import { type FormEvent, useId, useState } from 'react';
import { z } from 'zod';
import { roles } from '../../../access/rights.ts';
import { roleWords } from '../../../access/role-words.ts';
import { words } from '../../../platform/i18n/words.ts';
import { useSiteLocales } from '../../../platform/site-options/use-site-locales.ts';
import { Entry } from './entry.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import { linkShape } from './shapes.ts';
import { useAsk } from './use-ask.ts';
import { screenWords } from './words.ts';

const texts = {
	name: words('Name', 'Navn', 'Name'),
	role: words('Role', 'Rolle', 'Rolle'),
	translates: words('Translates into', 'Oversætter til', 'Übersetzt in'),
	language: words('Language of mails', 'Sprog i e-mails', 'Sprache der E-Mails'),
	invite: words('Invite', 'Invitér', 'Einladen'),
	makeLink: words('Make a link', 'Opret et link', 'Link erstellen'),
	sent: words(
		'An invitation to {email} is on its way.',
		'En invitation til {email} er på vej.',
		'Eine Einladung an {email} ist unterwegs.',
	),
	another: words('Invite another person', 'Invitér en til', 'Weitere Person einladen'),
	open: words('Open the account', 'Åbn kontoen', 'Konto öffnen'),
};

const invited = z.object({
	id: z.union([z.number(), z.string()]),
	email: z.string(),
	link: linkShape.optional(),
});

const languages = Object.fromEntries(locales.map(({ code, name }) => [code, name]));

interface Choice {
	label: string;
	value: string;
	options: Record<string, string>;
	onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: Choice) {
	const id = useId();
	return (
		<div className="account-entry">
			<label htmlFor={id}>{label}</label>
			<select
				className="own-input"
				id={id}
				value={value}
				onChange={(event) => onChange(event.target.value)}
			>
				{Object.entries(options).map(([key, text]) => (
					<option key={key} value={key}>
						{text}
					</option>
				))}
			</select>
		</div>
	);
}

interface Languages {
	label: string;
	value: readonly string[];
	onChange: (value: string[]) => void;
	error: string | undefined;
}

function Languages({ label, value, onChange, error }: Languages) {
	const siteLocales = useSiteLocales();
	const change = (code: string, isChosen: boolean) =>
		onChange(isChosen ? [...value, code] : value.filter((other) => other !== code));
	return (
		<fieldset className="account-entry">
			<legend>{label}</legend>
			{siteLocales.map(({ code, name }) => (
				<label key={code}>
					<input
						type="checkbox"
						checked={value.includes(code)}
						onChange={(event) => change(code, event.target.checked)}
					/>{' '}
					{name}
				</label>
			))}
			{error ? (
				<p className="account-error" role="alert">
					{error}
				</p>
			) : null}
		</fieldset>
	);
}

/** Makes an account for somebody, who chooses the password. */
export function InviteForm({
	canSendMail,
	usersAddress,
}: {
	canSendMail: boolean;
	usersAddress: string;
}) {
	const { ask, isBusy, refused, t, language } = useAsk();
	const empty = { email: '', name: '', role: 'editor', language, currentPassword: '' };
	const [given, setGiven] = useState(empty);
	const [translated, setTranslated] = useState<string[]>([]);
	const [done, setDone] = useState<z.infer<typeof invited> | null>(null);
	const set = (name: keyof typeof empty) => (value: string) =>
		setGiven((now) => ({ ...now, [name]: value }));
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const asked = await ask('/invite', { ...given, languages: translated }, invited);
		if (asked.isOk) setDone(asked.answer);
	};
	if (done)
		return (
			<>
				{done.link ? (
					<OneTimeLink link={done.link} language={language} t={t} />
				) : (
					<p role="status">{t(texts.sent, { email: done.email })}</p>
				)}
				<div className="account-actions">
					<Button
						type="button"
						size="large"
						onClick={() => {
							setGiven(empty);
							setTranslated([]);
							setDone(null);
						}}
					>
						{t(texts.another)}
					</Button>
					<a href={`${usersAddress}/${done.id}`}>{t(texts.open)}</a>
				</div>
			</>
		);
	const general = refused && Object.keys(refused.fields).length === 0 ? refused.message : null;
	return (
		<form method="post" onSubmit={(event) => void submit(event)}>
			<Entry
				name="email"
				type="email"
				label={t(screenWords.email)}
				value={given.email}
				onChange={set('email')}
				autoComplete="off"
				error={refused?.fields.email}
			/>
			<Entry
				name="name"
				label={t(texts.name)}
				value={given.name}
				onChange={set('name')}
				autoComplete="off"
				error={refused?.fields.name}
			/>
			<Choice
				label={t(texts.role)}
				value={given.role}
				options={Object.fromEntries(roles.map((role) => [role, t(roleWords[role])]))}
				onChange={set('role')}
			/>
			{given.role === 'translator' ? (
				<Languages
					label={t(texts.translates)}
					value={translated}
					onChange={setTranslated}
					error={refused?.fields.languages}
				/>
			) : null}
			<Choice
				label={t(texts.language)}
				value={given.language}
				options={languages}
				onChange={set('language')}
			/>
			<Entry
				name="currentPassword"
				type="password"
				label={t(screenWords.currentPassword)}
				value={given.currentPassword}
				onChange={set('currentPassword')}
				autoComplete="current-password"
				error={refused?.fields.currentPassword}
			/>
			{general && (
				<p className="account-error" role="alert">
					{general}
				</p>
			)}
			<div className="account-actions">
				<Button type="submit" size="large" disabled={isBusy}>
					{t(canSendMail ? texts.invite : texts.makeLink)}
				</Button>
			</div>
		</form>
	);
}
