'use client';
import { Button } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Refusal } from './request.ts';

interface Props {
	title: string;
	children: ReactNode;
	refusal: Refusal;
	isBusy: boolean;
	submit: { label: string; onSubmit: () => Promise<void> };
	back?: { label: string; onBack: () => void };
}

/** One step of the setup, with its buttons. The heading receives the focus, so that it is announced. */
export function StepForm({ title, children, refusal, isBusy, submit, back }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		void submit.onSubmit();
	};
	return (
		<form method="post" onSubmit={onSubmit}>
			<h2 ref={heading} tabIndex={-1}>
				{title}
			</h2>
			{children}
			{refusal && (
				<p className="own-problem" role="alert">
					{refusal.message}
				</p>
			)}
			<div className="setup-actions">
				<Button type="submit" size="large" disabled={isBusy}>
					{submit.label}
				</Button>
				{back && (
					<Button
						type="button"
						buttonStyle="secondary"
						size="large"
						disabled={isBusy}
						onClick={back.onBack}
					>
						{back.label}
					</Button>
				)}
			</div>
		</form>
	);
}
