import type { ReactNode } from 'react';

interface MailProps {
	/** The accessible name of the figure. */
	label: string;
	words: { from: string; subject: string };
	sender: string;
	subject: string;
	/** Items and amounts below the text, with the total last. */
	bill?: readonly { label: string; value: string }[];
	children: ReactNode;
}

/** A drawing of an e-mail on a phone: sender, subject and text. */
export function Mail({ label, words, sender, subject, bill = [], children }: MailProps) {
	return (
		<figure
			aria-label={label}
			className="mx-auto flex min-h-[26rem] w-full max-w-[22rem] flex-col overflow-hidden rounded-xl border-4 border-fg bg-surface text-fg"
		>
			<dl className="grid gap-2 border-b border-line p-4 text-sm">
				<div>
					<dt className="text-xs text-muted">{words.from}</dt>
					<dd className="font-bold">{sender}</dd>
				</div>
				<div>
					<dt className="text-xs text-muted">{words.subject}</dt>
					<dd className="text-lg font-bold">{subject}</dd>
				</div>
			</dl>
			<p className="flex-1 p-4 text-base leading-normal whitespace-pre-line">{children}</p>
			{bill.length > 0 && (
				<dl className="mx-4 mb-4 border-t border-line text-sm">
					{bill.map((item) => (
						<div
							key={item.label}
							className="flex justify-between gap-4 border-b border-line py-2 last:border-b-0 last:font-bold"
						>
							<dt>{item.label}</dt>
							<dd className="whitespace-nowrap tabular-nums">{item.value}</dd>
						</div>
					))}
				</dl>
			)}
			<span aria-hidden="true" className="mx-auto mb-2 h-1 w-24 rounded-full bg-fg/40" />
		</figure>
	);
}
