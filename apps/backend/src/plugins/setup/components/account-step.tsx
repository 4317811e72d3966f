'use client';
import { Button } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { Field } from './field.tsx';
import { useSetup } from './use-setup.ts';

/** Creates the first administrator with the one-time code, and signs them in. */
export function AccountStep() {
	const { t, send, refusal, isBusy } = useSetup();
	const [code, setCode] = useState('');
	const [name, setName] = useState('');
	const [email, setEmail] = useState('');
	const [password, setPassword] = useState('');
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const isDone = await send(
			['/setup/administrator', { code, name, email, password }],
			['/users/login', { email, password }],
		);
		// A full page load discards the client state of the anonymous visitor.
		if (isDone) window.location.reload();
	};
	const fields = refusal?.fields ?? {};
	return (
		<form method="post" onSubmit={(event) => void submit(event)}>
			<p>{t('intro')}</p>
			<Field
				name="code"
				label={t('code')}
				value={code}
				onChange={setCode}
				autoComplete="one-time-code"
				hint={t('codeHint')}
				error={fields.code}
			/>
			<Field
				name="name"
				label={t('yourName')}
				value={name}
				onChange={setName}
				autoComplete="name"
				error={fields.name}
			/>
			<Field
				name="email"
				type="email"
				label={t('yourEmail')}
				value={email}
				onChange={setEmail}
				autoComplete="username"
				error={fields.email}
			/>
			<Field
				name="password"
				type="password"
				label={t('password')}
				value={password}
				onChange={setPassword}
				autoComplete="new-password"
				hint={t('passwordHint')}
				error={fields.password}
			/>
			{refusal && Object.keys(fields).length === 0 && (
				<p className="own-problem" role="alert">
					{refusal.message}
				</p>
			)}
			<div className="setup-actions">
				<Button type="submit" size="large" disabled={isBusy}>
					{t('continue')}
				</Button>
			</div>
		</form>
	);
}
