import { useEffect, useRef } from 'react';
import { useMessages } from '~/i18n/context';
import { type RcsType, rcsTypes } from '../model/prices';
import { useEmailPrices } from '../use-prices';
import { SummariesGate } from '../view/summaries-gate';
import { maxVolume } from './choices';
import { CostFigure } from './cost-figure';
import { estimate } from './estimate';
import { EstimateActions } from './estimate-actions';
import { MessageField } from './message-field';
import { NumberField } from './number-field';
import { useChoices } from './use-choices';
import { VolumeTable } from './volume-table';

interface RcsTypeSelectProps {
	value: RcsType;
	onChange: (type: RcsType) => void;
}

function RcsTypeSelect({ value, onChange }: RcsTypeSelectProps) {
	const { pricing } = useMessages();
	return (
		<label className="text-sm font-bold">
			<span className="mb-1.5 block">{pricing.rcsType}</span>
			<select
				value={value}
				onChange={(event) =>
					onChange(rcsTypes.find((type) => type === event.target.value) ?? 'BASIC')
				}
				className="min-h-11 max-w-full bg-surface px-3 text-base font-normal shadow-[inset_0_0_0_2px_var(--line-strong)]"
			>
				{rcsTypes.map((type) => (
					<option key={type} value={type}>
						{pricing.rcsTypes[type]}
					</option>
				))}
			</select>
		</label>
	);
}

/** What messages cost a month, in exact figures at the prices of the day. */
export default function Estimator() {
	const { pricing } = useMessages();
	const tiers = useEmailPrices();
	const { choices, change, fromLink } = useChoices();
	const root = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (fromLink) root.current?.closest('details')?.scrollIntoView();
	}, [fromLink]);

	return (
		<div ref={root}>
			<SummariesGate>
				{({ summaries, currency }) => {
					const result = estimate(choices, summaries, tiers, currency);
					return (
						<div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
							<div className="grid content-start gap-6">
								<MessageField
									text={choices.text}
									onChange={(text, { segments, rcs }) =>
										change({ text, segments: Math.max(segments, 1), rcsType: rcs.type })
									}
								/>
								<div className="flex flex-wrap gap-6">
									{choices.text === '' && (
										<NumberField
											label={pricing.segmentsPerMessage}
											value={choices.segments}
											min={1}
											max={20}
											onChange={(segments) => change({ segments })}
										/>
									)}
									<RcsTypeSelect
										value={choices.rcsType}
										onChange={(rcsType) => change({ rcsType })}
									/>
									<NumberField
										label={pricing.messagesEmail}
										value={choices.emails}
										max={maxVolume}
										onChange={(emails) => change({ emails })}
									/>
								</div>
							</div>
							<div>
								<VolumeTable
									countries={result.countries}
									volumes={choices.volumes}
									currency={currency}
									onChange={(country, volumes) =>
										change({ volumes: new Map(choices.volumes).set(country, volumes) })
									}
								/>
								<dl className="mt-6 grid gap-2">
									<div className="flex justify-between gap-6">
										<dt>{pricing.emailTitle}</dt>
										<dd>
											<CostFigure cost={result.email} currency={currency} />
										</dd>
									</div>
									<div className="theme-yellow flex flex-wrap items-baseline justify-between gap-x-6 bg-canvas px-5 py-4 text-fg">
										<dt className="font-bold">{pricing.total}</dt>
										<dd className="text-2xl font-bold">
											<output>
												<CostFigure cost={result.total} currency={currency} />
											</output>
										</dd>
									</div>
								</dl>
								<p className="mt-2 text-sm text-muted">
									{pricing.rangeTotal} {result.incomplete && <strong>{pricing.unpriced}</strong>}
								</p>
								<EstimateActions choices={choices} result={result} currency={currency} />
							</div>
						</div>
					);
				}}
			</SummariesGate>
		</div>
	);
}
