'use client';
import { Button } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { words } from '../../../../platform/i18n/words.ts';
import { missingFactorWords } from '../../second-factor/missing-factor.ts';
import { Enrollment } from '../enrollment.tsx';
import { Entry, ErrorText } from '../entry.tsx';
import { RecoveryCodes } from '../recovery-codes.tsx';
import { type MissingFactor, missingFactorShape } from '../shapes.ts';
import { useAccountRequest } from '../use-account-request.ts';
import { screenWords } from '../words.ts';

const texts = {
	forgot: words('Forgotten your password?', 'Glemt din adgangskode?', 'Passwort vergessen?'),
};

const signInShape = z.looseObject({ recoveryCodes: z.array(z.string()).optional() });

interface Props {
	/** The e-mail address of the only account to sign in to; read-only then. */
	account?: string;
	/** Called when the session has begun. */
	onSignIn: () => void;
	/** The URL of the screen for forgotten passwords; omit it where the user should not leave the page. */
	forgotUrl?: string;
}

/** Signs in with a password, and with a second factor if the account has or needs one. */
export function SignInForm({ account, onSignIn, forgotUrl }: Props) {
	const { request, isBusy, failure, formError, clearFailure, t } = useAccountRequest();
	const [email, setEmail] = useState(account ?? '');
	const [password, setPassword] = useState('');
	const [code, setCode] = useState('');
	const [missingFactor, setMissingFactor] = useState<MissingFactor | null>(null);
	const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const ticket =
			missingFactor && 'enrollment' in missingFactor
				? { ticket: missingFactor.enrollment.ticket }
				: {};
		const body = { email, password, ...(missingFactor ? { code, ...ticket } : {}) };
		const result = await request('/login', body, signInShape);
		if (result.isOk) {
			if (result.body.recoveryCodes) setRecoveryCodes(result.body.recoveryCodes);
			else onSignIn();
			return;
		}
		const missing = missingFactorShape.safeParse(result.data).data;
		if (missing) {
			setMissingFactor(missing);
			clearFailure();
		}
	};

	if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} t={t} onDone={onSignIn} />;
	return (
		<form method="post" onSubmit={(event) => void submit(event)}>
			{missingFactor ? (
				<>
					<p>{t(missingFactorWords[missingFactor.secondFactor])}</p>
					{'enrollment' in missingFactor && (
						<Enrollment enrollment={missingFactor.enrollment} t={t} />
					)}
					<Entry
						name="code"
						label={t(screenWords.code)}
						value={code}
						onChange={setCode}
						autoComplete="one-time-code"
						error={failure?.fields.code}
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
						isReadOnly={account !== undefined}
						autoComplete="username"
						error={failure?.fields.email}
					/>
					<Entry
						name="password"
						type="password"
						label={t(screenWords.password)}
						value={password}
						onChange={setPassword}
						autoComplete="current-password"
						error={failure?.fields.password}
					/>
				</>
			)}
			<ErrorText text={formError} />
			<div className="account-actions">
				<Button type="submit" size="large" disabled={isBusy}>
					{t(screenWords.signIn)}
				</Button>
				{missingFactor ? (
					<Button
						type="button"
						buttonStyle="secondary"
						size="large"
						onClick={() => {
							setMissingFactor(null);
							setCode('');
							clearFailure();
						}}
					>
						{t(screenWords.back)}
					</Button>
				) : (
					forgotUrl && <a href={forgotUrl}>{t(texts.forgot)}</a>
				)}
			</div>
		</form>
	);
}
