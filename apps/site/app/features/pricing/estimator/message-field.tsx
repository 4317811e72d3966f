import type { MessageAnalysis } from '@website/contracts/message-segments';
import { type RcsType, rcsTypes } from '@website/contracts/rcs-types';
import { useId, useRef } from 'react';
import { formatCount } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { maxTextLength } from './choices';
import { useEarlyInput } from './number-field';

function visibleText(characters: string[]): string {
	const names = characters.slice(0, 12).map((character) => {
		if (character === '\n') return '↵';
		return character.trim() === '' ? `U+${character.codePointAt(0)?.toString(16)}` : character;
	});
	return names.join(' ') + (characters.length > 12 ? ' …' : '');
}

function Segments({ analysis }: { analysis: MessageAnalysis }) {
	const { pricing } = useMessages();
	return (
		<div className="mt-3 grid gap-1 text-sm">
			<p role="status" className="flex flex-wrap items-baseline gap-x-3">
				<strong className="text-xl">{pricing.segments(analysis.segments)}</strong>
				<span className="bg-fg/10 px-2 py-0.5 font-bold">{analysis.encoding}</span>
				<span className="text-muted">{pricing.characters(analysis.units, analysis.remaining)}</span>
			</p>
			{analysis.forcedBy.length > 0 && (
				<p className="border-l-6 border-mark pl-3">
					{pricing.forced(visibleText(analysis.forcedBy))}
				</p>
			)}
			{analysis.double.length > 0 && <p>{pricing.double(visibleText(analysis.double))}</p>}
			<p className="text-muted">{pricing.rcsAs(analysis.rcs.type, analysis.rcs.bytes)}</p>
		</div>
	);
}

interface MessageFieldProps {
	text: string;
	analysis: MessageAnalysis;
	onChange: (text: string) => void;
}

/** The message and its segments. The text never leaves the browser. */
export function MessageField({ text, analysis, onChange }: MessageFieldProps) {
	const { pricing } = useMessages();
	const locale = useLocale();
	const id = useId();
	const field = useRef<HTMLTextAreaElement>(null);
	useEarlyInput(field, text, onChange);
	return (
		<div className={text === '' ? 'print:hidden' : undefined}>
			<label htmlFor={id} className="mb-1.5 block text-sm font-bold">
				{pricing.messageText}
			</label>
			<textarea
				ref={field}
				id={id}
				rows={4}
				maxLength={maxTextLength}
				value={text}
				placeholder={pricing.messagePlaceholder}
				onChange={(event) => onChange(event.target.value)}
				className="w-full resize-y bg-surface p-4 shadow-[inset_0_0_0_2px_var(--line-strong)] placeholder:text-muted"
			/>
			{text.length >= maxTextLength && (
				<p role="status" className="mt-2 text-sm font-bold">
					{pricing.textLimit(formatCount(maxTextLength, locale))}
				</p>
			)}
			{text !== '' && <Segments analysis={analysis} />}
		</div>
	);
}

interface RcsTypeSelectProps {
	/** Null for the type that the text results in. */
	value: RcsType | null;
	typeOfText: RcsType;
	onChange: (type: RcsType | null) => void;
}

/** The RCS type for the estimate. An explicit choice stays when the text changes. */
export function RcsTypeSelect({ value, typeOfText, onChange }: RcsTypeSelectProps) {
	const { pricing } = useMessages();
	const field = useRef<HTMLSelectElement>(null);
	const choose = (value: string) => onChange(rcsTypes.find((type) => type === value) ?? null);
	useEarlyInput(field, value ?? '', choose);
	return (
		<label className="text-sm font-bold">
			<span className="mb-1.5 block">{pricing.rcsType}</span>
			<select
				ref={field}
				value={value ?? ''}
				onChange={(event) => choose(event.target.value)}
				className="min-h-11 max-w-full bg-surface px-3 text-base font-normal shadow-[inset_0_0_0_2px_var(--line-strong)]"
			>
				<option value="">{pricing.rcsByText(pricing.rcsTypes[typeOfText])}</option>
				{rcsTypes.map((type) => (
					<option key={type} value={type}>
						{pricing.rcsTypes[type]}
					</option>
				))}
			</select>
		</label>
	);
}
