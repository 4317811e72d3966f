'use client';
import { Button } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { words } from '../../../../platform/i18n/words.ts';
import { type Needed, neededWords } from '../../second-factor/needed-words.ts';
import { Enrollment } from '../enrollment.tsx';
import { Entry } from '../entry.tsx';
import { RecoveryCodes } from '../recovery-codes.tsx';
import { neededShape } from '../shapes.ts';
import { useAsk } from '../use-ask.ts';
import { screenWords } from '../words.ts';

const texts = {
	forgot: words('Forgotten your password?', 'Glemt din adgangskode?', 'Passwort vergessen?'),
};

const signedIn = z.looseObject({ recoveryCodes: z.array(z.string()).optional() });

interface Props {
	/** Whose account it is, where it can be no other. */
	account?: string;
	/** Is called once the session has begun. */
	onEnter: () => void;
	/** Where a new password is asked for; left out where somebody should not leave. */
	forgotAddress?: string;
}

/** Signs in by password, and by a second factor where the account has one or needs one. */
export function SignInForm({ account, onEnter, forgotAddress }: Props) {
	const { ask, isBusy, refused, forget, t } = useAsk();
	const [email, setEmail] = useState(account ?? '');
	const [password, setPassword] = useState('');
	const [code, setCode] = useState('');
	const [needed, setNeeded] = useState<Needed | null>(null);
	const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const ticket = needed && 'enrollment' in needed ? { ticket: needed.enrollment.ticket } : {};
		const body = { email, password, ...(needed ? { code, ...ticket } : {}) };
		const asked = await ask('/login', body, signedIn);
		if (asked.isOk) {
			if (asked.answer.recoveryCodes) setRecoveryCodes(asked.answer.recoveryCodes);
			else onEnter();
			return;
		}
		const more = neededShape.safeParse(asked.data).data;
		if (more) {
			setNeeded(more);
			forget();
		}
	};

	if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} t={t} onDone={onEnter} />;
	const general = refused && Object.keys(refused.fields).length === 0 ? refused.message : null;
	return (
		<form method="post" onSubmit={(event) => void submit(event)}>
			{needed ? (
				<>
					<p>{t(neededWords[needed.secondFactor])}</p>
					{'enrollment' in needed && <Enrollment enrollment={needed.enrollment} t={t} />}
					<Entry
						name="code"
						label={t(screenWords.code)}
						value={code}
						onChange={setCode}
						autoComplete="one-time-code"
						error={refused?.fields.code}
						isCode
					/>
				</>
			) : (
				<>
					<Entry
						name="email"
						type="email"
						label={t(screenWords.email)}
						value={email}
						onChange={setEmail}
						isFixed={account !== undefined}
						autoComplete="username"
						error={refused?.fields.email}
					/>
					<Entry
						name="password"
						type="password"
						label={t(screenWords.password)}
						value={password}
						onChange={setPassword}
						autoComplete="current-password"
						error={refused?.fields.password}
					/>
				</>
			)}
			{general && (
				<p className="account-error" role="alert">
					{general}
				</p>
			)}
			<div className="account-actions">
				<Button type="submit" size="large" disabled={isBusy}>
					{t(screenWords.signIn)}
				</Button>
				{needed ? (
					<Button
						type="button"
						buttonStyle="secondary"
						size="large"
						onClick={() => {
							setNeeded(null);
							setCode('');
							forget();
						}}
					>
						{t(screenWords.back)}
					</Button>
				) : (
					forgotAddress && <a href={forgotAddress}>{t(texts.forgot)}</a>
				)}
			</div>
		</form>
	);
}
