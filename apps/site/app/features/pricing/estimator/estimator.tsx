import type { Currency } from '@website/contracts/currencies';
import { analyzeMessage } from '@website/contracts/message-segments';
import { useEffect, useId, useMemo, useRef } from 'react';
import { emailPriceDigits, formatCount, formatMoney } from '#shared/prices/money.ts';
import type { EmailPrice } from '#shared/prices/price-model.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { SummariesStatus } from '../loading/summaries-gate';
import { useEmailPriceList } from '../use-prices';
import { addEstimateToLink, type Count, maxCount, maxSegments, type RequestLink } from './choices';
import { estimate } from './estimate';
import { EstimateActions } from './estimate-actions';
import { EstimateTotal } from './estimate-total';
import { MessageField, RcsTypeSelect } from './message-field';
import { NumberField } from './number-field';
import { useChoices } from './use-choices';
import { estimatorAnchor } from './use-estimator-link';
import { useLineFigures } from './use-line-figures';
import { VolumeList } from './volume-list';

/** Numbers of messages a month for buttons. */
const steps = [1_000, 10_000, 100_000, 1_000_000];

/** Buttons that set the number of SMS for all countries. */
function VolumeSteps({ onChoose }: { onChoose: (count: number) => void }) {
	const { pricing } = useMessages();
	const locale = useLocale();
	const id = useId();
	return (
		<fieldset aria-labelledby={id} className="mb-6 print:hidden">
			<p id={id} className="mb-1.5 text-sm font-bold">
				{pricing.volumeSteps}
			</p>
			<div className="flex flex-wrap gap-2">
				{steps.map((count) => (
					<button
						key={count}
						type="button"
						onClick={() => onChoose(count)}
						className="min-h-11 bg-surface px-4 font-bold tabular-nums shadow-[inset_0_0_0_2px_var(--line)] hover:bg-fg/10"
					>
						{formatCount(count, locale)}
					</button>
				))}
			</div>
		</fieldset>
	);
}

interface EmailUnitProps {
	tiers: readonly EmailPrice[];
	count: Count;
	currency: Currency;
}

function EmailUnit({ tiers, count, currency }: EmailUnitProps) {
	const { pricing } = useMessages();
	const locale = useLocale();
	const last = tiers.findLast(
		({ from, to }) => count !== null && from <= count && (to === null || to >= count),
	);
	const price = last?.[currency];
	return last && price
		? `${formatMoney(price, currency, locale, emailPriceDigits)} ${pricing.emailUnits[last.unit]}`
		: null;
}

export interface EstimatorProps {
	/** Messages a month to one country from which on prices are on request; null for never. */
	onRequestFrom: number | null;
	requestLink: RequestLink;
	/** The link that continues with an estimate that has a price. */
	startLink: RequestLink;
}

/** The monthly cost of messages, calculated exactly at today's prices and rounded to cents at the end. */
export default function Estimator({ onRequestFrom, requestLink, startLink }: EstimatorProps) {
	const { pricing } = useMessages();
	const { tiers } = useEmailPriceList();
	const { choices, change, changeVolumes, shared, ignoreLink } = useChoices();
	const analysis = useMemo(() => analyzeMessage(choices.text), [choices.text]);
	const size = {
		segments: choices.text === '' ? choices.segments : analysis.segments,
		rcsType: choices.rcsType ?? analysis.rcs.type,
	};
	const root = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (shared) root.current?.closest(estimatorAnchor)?.scrollIntoView();
	}, [shared]);

	const figures = useLineFigures([...choices.volumes.keys()]);
	const { summaries, currency, loading, retry } = figures;
	const pricedCountries = new Set(summaries.map(({ country }) => country));
	const volumes = figures.isMissing
		? new Map([...choices.volumes].filter(([code]) => pricedCountries.has(code)))
		: choices.volumes;
	const prices = { summaries, tiers, currency };
	const result = estimate({ ...choices, volumes }, size, prices, onRequestFrom);

	return (
		<div ref={root}>
			<SummariesStatus loading={loading} retry={retry} />
			<div className="grid gap-x-16 gap-y-10 *:min-w-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
				<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
					<MessageField
						text={choices.text}
						analysis={analysis}
						onChange={(text) => change({ text })}
					/>
					<RcsTypeSelect
						value={choices.rcsType}
						typeOfText={analysis.rcs.type}
						onChange={(rcsType) => change({ rcsType })}
					/>
					<div className="flex flex-wrap gap-6">
						{choices.text === '' && (
							<NumberField
								label={pricing.segmentsPerMessage}
								value={choices.segments}
								min={1}
								max={maxSegments}
								onChange={(segments) => change({ segments })}
							/>
						)}
						<NumberField
							label={pricing.messagesEmail}
							value={choices.emails}
							max={maxCount}
							onChange={(emails) => change({ emails })}
							hint={<EmailUnit tiers={tiers} count={choices.emails} currency={currency} />}
						/>
					</div>
				</div>
				<div>
					<VolumeSteps
						onChoose={(sms) =>
							change({
								volumes: new Map(
									[...choices.volumes].map(([code, volume]) => [code, { ...volume, sms }]),
								),
							})
						}
					/>
					<VolumeList
						countries={result.countries}
						volumes={volumes}
						segments={size.segments}
						currency={currency}
						onChange={changeVolumes}
					/>
					<EstimateTotal
						result={result}
						currency={currency}
						requestLink={addEstimateToLink(requestLink, choices)}
						startLink={addEstimateToLink(startLink, choices)}
					/>
					<EstimateActions
						choices={choices}
						segments={size.segments}
						currency={currency}
						onLink={ignoreLink}
					/>
				</div>
			</div>
		</div>
	);
}
