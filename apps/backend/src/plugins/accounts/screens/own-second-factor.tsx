'use client';
import { Button } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { formatDay } from '../../../platform/i18n/dates.ts';
import { words } from '../../../platform/i18n/words.ts';
import { Enrollment } from './enrollment.tsx';
import { Entry, ErrorText } from './entry.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
	anyShape,
	codesShape,
	type Enrollment as EnrollmentData,
	enrollmentShape,
} from './shapes.ts';
import { callAccounts, useAccountRequest } from './use-account-request.ts';
import { screenWords } from './words.ts';

const texts = {
	heading: words('Second factor', 'Ekstra faktor', 'Zweiter Faktor'),
	none: words(
		'Signing in needs your password only. With an authenticator app, a stolen password is not enough.',
		'Du logger ind med adgangskoden alene. Med en godkendelsesapp er en stjålet adgangskode ikke nok.',
		'Zur Anmeldung genügt Ihr Passwort. Mit einer Authentifizierungs-App reicht ein gestohlenes Passwort nicht aus.',
	),
	since: words(
		'Set up on {day}. Recovery codes left: {count}.',
		'Oprettet {day}. Gendannelseskoder tilbage: {count}.',
		'Eingerichtet am {day}. Verbleibende Wiederherstellungscodes: {count}.',
	),
	setUp: words('Set up a second factor', 'Opret en ekstra faktor', 'Zweiten Faktor einrichten'),
	renew: words('New recovery codes', 'Nye gendannelseskoder', 'Neue Wiederherstellungscodes'),
	remove: words('Remove the second factor', 'Fjern den ekstra faktor', 'Zweiten Faktor entfernen'),
	turnOn: words('Turn on', 'Slå til', 'Einschalten'),
};

const stateShape = z.object({ since: z.string().nullable(), recoveryCodes: z.number() });
type State = z.infer<typeof stateShape>;
type Step = 'overview' | 'begin' | 'end' | 'renew' | 'remove';

/** Sets up, renews and removes the signed-in user's second factor. */
export function OwnSecondFactor() {
	const { request, isBusy, failure, formError, clearFailure, t, language } = useAccountRequest();
	const [state, setState] = useState<State | null>(null);
	const [step, setStep] = useState<Step>('overview');
	const [enrollment, setEnrollment] = useState<EnrollmentData | null>(null);
	const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
	const [currentPassword, setCurrentPassword] = useState('');
	const [code, setCode] = useState('');

	// The focused button disappears with its step: move focus to the heading, so that the next step is read from there (WCAG 2.4.3).
	const heading = useRef<HTMLHeadingElement>(null);
	const [moves, setMoves] = useState(0);
	useEffect(() => {
		if (moves > 0) heading.current?.focus();
	}, [moves]);

	const load = useCallback(async () => {
		const response = await callAccounts('/second-factor', null, stateShape, language);
		if (response.isOk) setState(response.body);
	}, [language]);
	useEffect(() => void load(), [load]);

	const goTo = (next: Step) => {
		clearFailure();
		setCode('');
		setCurrentPassword('');
		setStep(next);
		setMoves((before) => before + 1);
	};
	const finish = (codes: string[] | null) => {
		setRecoveryCodes(codes);
		setEnrollment(null);
		goTo('overview');
		void load();
	};
	const send: Record<Exclude<Step, 'overview'>, () => Promise<void>> = {
		begin: async () => {
			const response = await request('/second-factor/begin', { currentPassword }, enrollmentShape);
			if (!response.isOk) return;
			setEnrollment(response.body);
			goTo('end');
		},
		end: async () => {
			const body = { ticket: enrollment?.ticket, code };
			const response = await request('/second-factor/end', body, codesShape);
			if (response.isOk) finish(response.body.recoveryCodes);
		},
		renew: async () => {
			const response = await request('/second-factor/codes', { currentPassword, code }, codesShape);
			if (response.isOk) finish(response.body.recoveryCodes);
		},
		remove: async () => {
			const response = await request('/second-factor/remove', { currentPassword, code }, anyShape);
			if (response.isOk) finish(null);
		},
	};

	if (!state) return null;
	const button = (text: typeof texts.renew, onClick: () => void, isPrimary = true) => (
		<Button
			type="button"
			buttonStyle={isPrimary ? 'primary' : 'secondary'}
			size="medium"
			disabled={isBusy}
			onClick={onClick}
		>
			{t(text)}
		</Button>
	);
	const overview = state.since ? (
		<>
			<p>
				{t(texts.since, {
					day: formatDay(state.since, language),
					count: state.recoveryCodes,
				})}
			</p>
			<div className="account-actions">
				{button(texts.renew, () => goTo('renew'), false)}
				{button(texts.remove, () => goTo('remove'), false)}
			</div>
		</>
	) : (
		<>
			<p>{t(texts.none)}</p>
			<div className="account-actions">{button(texts.setUp, () => goTo('begin'), false)}</div>
		</>
	);
	const labels = {
		begin: screenWords.next,
		end: texts.turnOn,
		renew: texts.renew,
		remove: texts.remove,
	};
	return (
		<section className="account-panel" aria-label={t(texts.heading)}>
			<h3 ref={heading} tabIndex={-1}>
				{t(texts.heading)}
			</h3>
			{recoveryCodes && (
				<RecoveryCodes
					codes={recoveryCodes}
					t={t}
					onDone={() => {
						setRecoveryCodes(null);
						goTo('overview');
					}}
				/>
			)}
			{!recoveryCodes && step === 'overview' && overview}
			{step !== 'overview' && (
				<>
					{step === 'end' && enrollment && <Enrollment enrollment={enrollment} t={t} />}
					{step !== 'end' && (
						<Entry
							name="own-password"
							type="password"
							label={t(screenWords.currentPassword)}
							value={currentPassword}
							onChange={setCurrentPassword}
							autoComplete="current-password"
							error={failure?.fields.currentPassword}
							onEnter={() => void send[step]()}
						/>
					)}
					{step !== 'begin' && (
						<Entry
							name="own-code"
							label={t(screenWords.code)}
							value={code}
							onChange={setCode}
							autoComplete="one-time-code"
							error={failure?.fields.code}
							onEnter={() => void send[step]()}
							isCode
						/>
					)}
					<ErrorText text={formError} />
					<div className="account-actions">
						{button(labels[step], () => void send[step]())}
						{button(screenWords.cancel, () => goTo('overview'), false)}
					</div>
				</>
			)}
		</section>
	);
}
