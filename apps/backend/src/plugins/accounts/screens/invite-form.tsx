'use client';
import { Button } from '@payloadcms/ui';
import { locales } from '@website/contracts/locales';
import { type FormEvent, useId, useState } from 'react';
import { z } from 'zod';
import { roles } from '../../../access/rights.ts';
import { roleWords } from '../../../access/role-words.ts';
import { useSiteLocales } from '../../../admin/use-site-locales.ts';
import { languageName, words } from '../../../platform/i18n/words.ts';
import { Entry, ErrorText } from './entry.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import { RoleList } from './role-rights.tsx';
import { linkShape } from './shapes.ts';
import { useAccountRequest } from './use-account-request.ts';
import { screenWords } from './words.ts';

const texts = {
	name: words('Name', 'Navn', 'Name'),
	role: words('Role', 'Rolle', 'Rolle'),
	furtherRoles: words('Further roles', 'Yderligere roller', 'Weitere Rollen'),
	translates: words('Translates into', 'Oversætter til', 'Übersetzt in'),
	language: words('Language of mails', 'Sprog i e-mails', 'Sprache der E-Mails'),
	invite: words('Invite', 'Invitér', 'Einladen'),
	createLink: words('Make a link', 'Opret et link', 'Link erstellen'),
	sent: words(
		'An invitation to {email} is on its way.',
		'En invitation til {email} er på vej.',
		'Eine Einladung an {email} ist unterwegs.',
	),
	another: words('Invite another person', 'Invitér en til', 'Weitere Person einladen'),
	open: words('Open the account', 'Åbn kontoen', 'Konto öffnen'),
};

const invitationShape = z.object({
	id: z.union([z.number(), z.string()]),
	email: z.string(),
	link: linkShape.optional(),
});

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

interface Choices {
	label: string;
	options: readonly { value: string; text: string }[];
	value: readonly string[];
	onChange: (value: string[]) => void;
	error?: string | undefined;
}

function Choices({ label, options, value, onChange, error }: Choices) {
	const change = (option: string, isChosen: boolean) =>
		onChange(isChosen ? [...value, option] : value.filter((other) => other !== option));
	return (
		<fieldset className="account-entry">
			<legend>{label}</legend>
			{options.map((option) => (
				<label key={option.value}>
					<input
						type="checkbox"
						checked={value.includes(option.value)}
						onChange={(event) => change(option.value, event.target.checked)}
					/>{' '}
					{option.text}
				</label>
			))}
			<ErrorText text={error} />
		</fieldset>
	);
}

/** Creates an account; its owner chooses the password with a one-time link. */
export function InviteForm({ canSendMail, usersUrl }: { canSendMail: boolean; usersUrl: string }) {
	const { request, isBusy, failure, formError, t, language } = useAccountRequest();
	const empty = { email: '', name: '', role: 'editor', language, currentPassword: '' };
	const [values, setValues] = useState(empty);
	const [targetLocales, setTargetLocales] = useState<string[]>([]);
	const [furtherRoles, setFurtherRoles] = useState<string[]>([]);
	const further =
		values.role === 'admin' ? [] : furtherRoles.filter((role) => role !== values.role);
	const siteLocales = useSiteLocales();
	const [invitation, setInvitation] = useState<z.infer<typeof invitationShape> | null>(null);
	const set = (name: keyof typeof empty) => (value: string) =>
		setValues((previous) => ({ ...previous, [name]: value }));
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const result = await request(
			'/invite',
			{ ...values, furtherRoles: further, languages: targetLocales },
			invitationShape,
		);
		if (result.isOk) setInvitation(result.body);
	};
	if (invitation)
		return (
			<>
				{invitation.link ? (
					<OneTimeLink link={invitation.link} language={language} t={t} />
				) : (
					<p role="status">{t(texts.sent, { email: invitation.email })}</p>
				)}
				<div className="account-actions">
					<Button
						type="button"
						size="large"
						onClick={() => {
							setValues(empty);
							setTargetLocales([]);
							setFurtherRoles([]);
							setInvitation(null);
						}}
					>
						{t(texts.another)}
					</Button>
					<a href={`${usersUrl}/${invitation.id}`}>{t(texts.open)}</a>
				</div>
			</>
		);
	return (
		<form method="post" onSubmit={(event) => void submit(event)}>
			<Entry
				name="email"
				type="email"
				label={t(screenWords.email)}
				value={values.email}
				onChange={set('email')}
				autoComplete="off"
				error={failure?.fields.email}
			/>
			<Entry
				name="name"
				label={t(texts.name)}
				value={values.name}
				onChange={set('name')}
				autoComplete="off"
				error={failure?.fields.name}
			/>
			<Choice
				label={t(texts.role)}
				value={values.role}
				options={Object.fromEntries(roles.map((role) => [role, t(roleWords[role])]))}
				onChange={set('role')}
			/>
			{values.role === 'admin' ? null : (
				<Choices
					label={t(texts.furtherRoles)}
					options={roles
						.filter((role) => role !== 'admin' && role !== values.role)
						.map((role) => ({ value: role, text: t(roleWords[role]) }))}
					value={further}
					onChange={setFurtherRoles}
				/>
			)}
			<RoleList chosen={[values.role, ...further]} />
			{[values.role, ...further].includes('translator') ? (
				<Choices
					label={t(texts.translates)}
					options={siteLocales.map(({ code }) => ({
						value: code,
						text: languageName(code, language),
					}))}
					value={targetLocales}
					onChange={setTargetLocales}
					error={failure?.fields.languages}
				/>
			) : null}
			<Choice
				label={t(texts.language)}
				value={values.language}
				options={Object.fromEntries(
					locales.map(({ code }) => [code, languageName(code, language)]),
				)}
				onChange={set('language')}
			/>
			<Entry
				name="currentPassword"
				type="password"
				label={t(screenWords.currentPassword)}
				value={values.currentPassword}
				onChange={set('currentPassword')}
				autoComplete="current-password"
				error={failure?.fields.currentPassword}
			/>
			<ErrorText text={formError} />
			<div className="account-actions">
				<Button type="submit" size="large" disabled={isBusy}>
					{t(canSendMail ? texts.invite : texts.createLink)}
				</Button>
			</div>
		</form>
	);
}
