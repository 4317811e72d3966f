'use client';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { PartialAnswers } from '../site-answers.ts';
import type { Setup } from './use-setup.ts';

/** The props of a step: the answers so far, and callbacks to store its own and to go back. */
export interface StepProps {
	setup: Setup;
	answers: PartialAnswers;
	onAnswer: (read: () => PartialAnswers | Promise<PartialAnswers>) => void;
	onBack: () => void;
}

interface Props {
	setup: Setup;
	title?: string;
	/** The label of the button that submits; by default that of the button to the next step. */
	submit?: string;
	onSubmit: (fields: FormData) => void;
	onBack?: () => void;
	children: ReactNode;
}

/** One step of the setup, with its buttons. The heading receives the focus, so that it is announced. */
export function StepForm({ setup, title, submit, onSubmit, onBack, children }: Props) {
	const { t, refusal, isBusy } = setup;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<form
			method="post"
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit(new FormData(event.currentTarget));
			}}
		>
			{title && (
				<h2 ref={heading} tabIndex={-1}>
					{title}
				</h2>
			)}
			{children}
			{refusal && Object.keys(refusal.fields).length === 0 && (
				<p className="own-problem" role="alert">
					{refusal.message}
				</p>
			)}
			<div className="setup-actions">
				<Button type="submit" size="large" disabled={isBusy}>
					{submit ?? t('continue')}
				</Button>
				{onBack && (
					<Button buttonStyle="secondary" size="large" disabled={isBusy} onClick={onBack}>
						{t('back')}
					</Button>
				)}
			</div>
		</form>
	);
}

interface FieldProps {
	setup: Setup;
	name: string;
	label: string;
	value?: string | undefined;
	type?: 'email' | 'password' | 'text';
	autoComplete: string;
	hint?: string;
}

/** A labeled input whose hint and error are announced with it. */
export function Field({ setup, label, value, hint, ...input }: FieldProps) {
	const id = useId();
	const error = setup.refusal?.fields[input.name];
	return (
		<div className="setup-field">
			<label htmlFor={id}>{label}</label>
			<input
				{...input}
				className="own-input"
				id={id}
				defaultValue={value}
				spellCheck={false}
				required
				aria-invalid={error !== undefined}
				aria-describedby={`${id}-hint ${id}-error`}
			/>
			<p id={`${id}-hint`} className="own-quiet" hidden={!hint}>
				{hint}
			</p>
			<p id={`${id}-error`} className="own-problem" hidden={!error} role="alert">
				{error}
			</p>
		</div>
	);
}
