'use client';
import { Field, StepForm } from './step-form.tsx';
import { useSetup } from './use-setup.ts';

/** Creates the first administrator with the one-time code, and signs them in. */
export function AccountStep() {
	const setup = useSetup();
	const { t, send, attempt } = setup;
	const onSubmit = (fields: FormData) =>
		void attempt(async () => {
			const { email, password, ...account } = Object.fromEntries(fields);
			await send('/setup/administrator', { ...account, email, password });
			await send('/users/login', { email, password });
			// A full page load discards the client state of the anonymous visitor.
			window.location.reload();
		});
	return (
		<StepForm setup={setup} onSubmit={onSubmit}>
			<p>{t('intro')}</p>
			<Field
				setup={setup}
				name="code"
				label={t('code')}
				autoComplete="one-time-code"
				hint={t('codeHint')}
			/>
			<Field setup={setup} name="name" label={t('yourName')} autoComplete="name" />
			<Field
				setup={setup}
				name="email"
				type="email"
				label={t('yourEmail')}
				autoComplete="username"
			/>
			<Field
				setup={setup}
				name="password"
				type="password"
				label={t('password')}
				autoComplete="new-password"
				hint={t('passwordHint')}
			/>
		</StepForm>
	);
}
