'use client';
import { getTranslation } from '@payloadcms/translations';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { isAbsoluteAddress } from '@website/contracts/safe-address';
import type { UIFieldClientProps } from 'payload';
import { useId, useState } from 'react';
import { searchWords, useChoices } from '../../admin/use-choices.ts';
import { translatorIn, words } from '../../platform/i18n/words.ts';
import { stateName, stateSign } from '../translations/api.client.ts';
import type { LinkTarget } from './search.ts';
import { useLinkTargets } from './use-link-targets.ts';
import { useSiteUrlLookup } from './use-site-url-lookup.ts';
import { useTarget } from './use-target.ts';
import '../../admin/choices.css';
import './link-search.css';

/** The texts of the link search. */
const linkWords = {
	label: words('Find the target', 'Find målet', 'Ziel suchen'),
	hint: words(
		'Words of a title in any language, or an address.',
		'Ord fra en titel på et hvilket som helst sprog, eller en adresse.',
		'Wörter eines Titels in beliebiger Sprache oder eine Adresse.',
	),
	address: words('Use this address', 'Brug denne adresse', 'Diese Adresse verwenden'),
	became: words(
		'The address is that of a document of the site; the link now follows it.',
		'Adressen hører til et dokument på hjemmesiden; linket følger det nu.',
		'Die Adresse gehört zu einem Dokument der Website; der Link folgt ihm nun.',
	),
};

type Choice = LinkTarget | string;

interface Props extends UIFieldClientProps {
	siteUrl: string;
	/** True if the link may target a file. */
	allowFiles: boolean;
}

const isUrl = (text: string) => isAbsoluteAddress(text) && /^[a-z]+:(?:\/\/)?[^\s/]/i.test(text);

const keyOf = (choice: Choice) =>
	typeof choice === 'string'
		? choice
		: `${choice.relationTo}-${choice.value}-${choice.product ?? ''}`;

/**
 * A combobox (WAI-ARIA 1.2) above the fields of a link. Finds targets by words in any language or by URL, shows their type and their state
 * in each language, and fills the fields with the selection. A URL of another site is used as typed.
 */
export function LinkSearch({ path, siteUrl, allowFiles }: Props) {
	const { getEntityConfig } = useConfig();
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const [text, setText] = useState('');
	const hint = useId();
	const target = useTarget(path);
	const targets = useLinkTargets(text);
	useSiteUrlLookup(target.urlPath, siteUrl, target.setDocument, t(linkWords.became));

	const query = text.trim();
	const choices: Choice[] = [
		...(Array.isArray(targets) ? targets : []).filter(
			({ relationTo }) => allowFiles || relationTo !== 'media',
		),
		...(isUrl(query) ? [query] : []),
	];
	const choose = (choice: Choice) => {
		if (typeof choice === 'string') target.setUrl(choice);
		else target.setDocument({ ...choice, anchor: query.split('#')[1] ?? null });
		setText('');
	};
	const { inputId, isOpen, fieldProps, getItemProps, getLabelProps, getMenuProps } =
		useChoices<Choice>({ choices, text, onType: setText, onChoose: choose });
	const isShown = isOpen && query !== '' && targets !== null;
	const typeOf = ({ relationTo, product }: LinkTarget) =>
		getTranslation(
			getEntityConfig({ collectionSlug: product === null ? relationTo : 'products' })?.labels
				.singular ?? '',
			i18n,
		);
	return (
		<div className="field-type link-search">
			<label className="field-label" {...getLabelProps()} htmlFor={inputId}>
				{t(linkWords.label)}
			</label>
			<input {...fieldProps(isShown)} aria-describedby={hint} />
			<div className="choices link-search__list" hidden={!isShown} {...getMenuProps()}>
				{choices.map((choice, index) => (
					<div className="choice" key={keyOf(choice)} {...getItemProps({ item: choice, index })}>
						{typeof choice === 'string' ? (
							<span>
								{t(linkWords.address)}: <strong>{choice}</strong>
							</span>
						) : (
							<>
								<span className="choice__title">{choice.title || choice.value}</span>
								<span className="choice__about">
									{typeOf(choice)}
									{choice.address ? ` · ${choice.address}` : ''}
								</span>
								<span className="link-search__states">
									{choice.states.map((state) => (
										<span key={state.language} title={stateName(state, t)}>
											<span aria-hidden="true">{stateSign(state)}</span>
											<span className="sr-only">{stateName(state, t)} </span>
										</span>
									))}
								</span>
							</>
						)}
					</div>
				))}
			</div>
			<p aria-live="polite" className="field-description" id={hint}>
				{t(
					targets === 'failed'
						? searchWords.failed
						: isShown && choices.length === 0
							? searchWords.none
							: linkWords.hint,
				)}
			</p>
		</div>
	);
}
