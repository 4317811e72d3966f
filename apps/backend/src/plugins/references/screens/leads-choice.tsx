'use client';
import { addressedCollections } from '@website/contracts/entities';
import { useId } from 'react';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { ChooseDocument, type DocumentChoice } from './choose-document.tsx';
import { usageWords } from './usage-words.ts';

export interface LeadsState {
	kind: 'document' | 'address' | 'gone' | 'nothing';
	document: DocumentChoice | null;
	address: string;
}

/** The initial state: there is no default, because the editor must decide where the URL of a removed document leads. */
export const undecided: Omit<LeadsState, 'kind'> & { kind: LeadsState['kind'] | null } = {
	kind: null,
	document: null,
	address: '',
};

export type LeadsInput = typeof undecided;

/** The value of the `addressLeads` parameter; null while the choice is incomplete. */
export function leadsParameter({ kind, document, address }: LeadsInput): string | null {
	if (kind === 'document') return document ? `${document.collection}:${document.id}` : null;
	if (kind === 'address') return address.trim() || null;
	return kind;
}

const kinds = [
	['document', usageWords.toDocument],
	['address', usageWords.toAddress],
	['gone', usageWords.gone],
	['nothing', usageWords.nothing],
] as const;

interface Props {
	state: LeadsInput;
	onChange: (state: LeadsInput) => void;
}

/** Lets the editor choose where the URL of a removed document leads. */
export function LeadsChoice({ state, onChange }: Props) {
	const t = useTranslator();
	const name = useId();
	return (
		<fieldset className="usage-leads">
			<legend>{t(usageWords.where)}</legend>
			{kinds.map(([kind, text]) => (
				<div key={kind}>
					<label>
						<input
							checked={state.kind === kind}
							name={name}
							onChange={() => onChange({ ...state, kind })}
							type="radio"
						/>
						{t(text)}
					</label>
					{kind === 'document' && state.kind === kind ? (
						<ChooseDocument
							selected={state.document}
							collections={[...addressedCollections]}
							onChoose={(document) => onChange({ ...state, document })}
						/>
					) : null}
					{kind === 'address' && state.kind === kind ? (
						<input
							aria-label={t(usageWords.address)}
							className="own-input"
							onChange={(event) => onChange({ ...state, address: event.target.value })}
							placeholder="/…"
							type="text"
							value={state.address}
						/>
					) : null}
				</div>
			))}
		</fieldset>
	);
}
