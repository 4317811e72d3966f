'use client';
import { CopyText } from '../../../admin/copy-text.tsx';
import { formatTime } from '../../../platform/i18n/dates.ts';
import { type TemplateValues, type Words, words } from '../../../platform/i18n/words.ts';

const texts = {
	handOver: words(
		'Hand this link over in a way only they can read. It works once, until {time}.',
		'Giv linket videre, så kun modtageren kan læse det. Det virker én gang og indtil {time}.',
		'Geben Sie diesen Link so weiter, dass ihn sonst niemand lesen kann. Er gilt einmal und bis {time}.',
	),
};

interface Props {
	link: { url: string; expiresAt: string };
	language: string;
	t: (text: Words, filling: TemplateValues) => string;
}

/** A one-time link to copy and hand over. */
export function OneTimeLink({ link, language, t }: Props) {
	const time = formatTime(link.expiresAt, language, { hasWeekday: true });
	return (
		<>
			<p role="status">{t(texts.handOver, { time })}</p>
			<p className="account-link">{link.url}</p>
			<div className="account-actions">
				<CopyText text={link.url} />
			</div>
		</>
	);
}
