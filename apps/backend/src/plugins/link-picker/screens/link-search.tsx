'use client';
import { getTranslation } from '@payloadcms/translations';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { isAbsoluteAddress } from '@website/contracts/safe-address';
import type { UIFieldClientProps } from 'payload';
import { type KeyboardEvent, useId, useState } from 'react';
import { stateName, stateSign } from '../../../documents/translation-states/marks.tsx';
import { sayIn } from '../../../platform/i18n/say-in.ts';
import type { FoundTarget } from '../search.ts';
import './link-search.css';
import { linkWords } from './link-words.ts';
import { useFound } from './use-found.ts';
import { useOwnAddress } from './use-own-address.ts';
import { useTarget } from './use-target.ts';

type Choice = FoundTarget | string;

interface Props extends UIFieldClientProps {
	siteUrl: string;
	/** Whether the link may lead to a file. */
	findsFiles: boolean;
}

const isAddress = (text: string) =>
	isAbsoluteAddress(text) && /^[a-z]+:(?:\/\/)?[^\s/]/i.test(text);

const keyOf = (choice: Choice) =>
	typeof choice === 'string'
		? choice
		: `${choice.relationTo}-${choice.value}-${choice.product ?? ''}`;

/**
 * A combobox (WAI-ARIA 1.2) above the fields of a link: finds pages, articles, categories and files by the words of any language or an address, shows what
 * each is and its state in each language, and fills the fields. An address of another site is taken as it is.
 */
export function LinkSearch({ path, siteUrl, findsFiles }: Props) {
	const { getEntityConfig } = useConfig();
	const { i18n } = useTranslation();
	const say = sayIn(i18n.language);
	const [text, setText] = useState('');
	const [active, setActive] = useState(0);
	const id = useId();
	const target = useTarget(path);
	const found = useFound(text);
	useOwnAddress(target.addressPath, siteUrl, target.document, say(linkWords.became));

	const typed = text.trim();
	const choices: Choice[] = [
		...(Array.isArray(found) ? found : []).filter(
			({ relationTo }) => findsFiles || relationTo !== 'media',
		),
		...(isAddress(typed) ? [typed] : []),
	];
	const choose = (choice: Choice | undefined) => {
		if (choice === undefined) return;
		if (typeof choice === 'string') target.address(choice);
		else target.document({ ...choice, anchor: typed.split('#')[1] ?? null });
		setText('');
		setActive(0);
	};
	const press = (event: KeyboardEvent) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step !== undefined && choices.length > 0) {
			event.preventDefault();
			setActive((active + step + choices.length) % choices.length);
		} else if (event.key === 'Enter') {
			// The form is not meant.
			event.preventDefault();
			choose(choices[active]);
		} else if (event.key === 'Escape' && text !== '') {
			event.stopPropagation();
			setText('');
		}
	};
	const typeOf = ({ relationTo, product }: FoundTarget) =>
		getTranslation(
			getEntityConfig({ collectionSlug: product === null ? relationTo : 'products' })?.labels
				.singular ?? '',
			i18n,
		);
	const isOpen = typed !== '' && found !== null;
	return (
		<div className="field-type link-search">
			<label className="field-label" htmlFor={id}>
				{say(linkWords.label)}
			</label>
			<input
				aria-activedescendant={isOpen && choices.length > 0 ? `${id}-${active}` : undefined}
				aria-autocomplete="list"
				aria-controls={`${id}-list`}
				aria-describedby={`${id}-hint`}
				aria-expanded={isOpen}
				autoComplete="off"
				className="own-input"
				id={id}
				onChange={({ target: input }) => {
					setText(input.value);
					setActive(0);
				}}
				onKeyDown={press}
				role="combobox"
				type="text"
				value={text}
			/>
			<div className="link-search__list" hidden={!isOpen} id={`${id}-list`} role="listbox">
				{choices.map((choice, index) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the combobox takes the keys
					// biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
					<div
						aria-selected={index === active}
						className="link-search__choice"
						id={`${id}-${index}`}
						key={keyOf(choice)}
						onClick={() => choose(choice)}
						role="option"
					>
						{typeof choice === 'string' ? (
							<span>
								{say(linkWords.address)}: <strong>{choice}</strong>
							</span>
						) : (
							<>
								<span className="link-search__title">{choice.title || choice.value}</span>
								<span className="link-search__about">
									{typeOf(choice)}
									{choice.address ? ` · ${choice.address}` : ''}
								</span>
								<span className="link-search__states">
									{choice.states.map((state) => (
										<span key={state.language} title={stateName(state, say)}>
											<span aria-hidden="true">{stateSign(state)}</span>
											<span className="language-hidden">{stateName(state, say)} </span>
										</span>
									))}
								</span>
							</>
						)}
					</div>
				))}
			</div>
			<p aria-live="polite" className="field-description" id={`${id}-hint`}>
				{say(
					found === 'failed'
						? linkWords.failed
						: isOpen && choices.length === 0
							? linkWords.none
							: linkWords.hint,
				)}
			</p>
		</div>
	);
}
