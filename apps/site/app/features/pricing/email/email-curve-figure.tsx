import type { Currency } from '@website/contracts/currencies';
import { emailPriceDigits, formatCount, formatMoney } from '#shared/prices/money.ts';
import type { EmailPrice } from '#shared/prices/price-model.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { Unbroken } from '~/ui/text/unbroken';
import { type CurveStep, emailCurve } from './email-curve';

/** Maximum number of volume labels that fit side by side on a phone. */
const maxVolumeLabels = 5;

interface EmailCurveFigureProps {
	tiers: readonly EmailPrice[];
	currency: Currency;
}

/** Chart of the e-mail tiers: steps for the price of the next thousand, a line for the average price. The table below has the same data. */
export function EmailCurveFigure({ tiers, currency }: EmailCurveFigureProps) {
	const { pricing } = useMessages();
	const curve = emailCurve(tiers, currency);
	if (!curve) return null;
	return (
		<figure className="mb-5 bg-surface px-4 pt-12 pb-4 sm:px-6">
			<div aria-hidden="true" className="forced-color-adjust-none [print-color-adjust:exact]">
				<div className="relative h-40 border-b-2 border-fg sm:h-52">
					{curve.steps.map((step, index) => (
						<Step
							key={step.id}
							step={step}
							before={curve.steps[index - 1]?.height ?? 0}
							currency={currency}
						/>
					))}
					<svg
						aria-hidden="true"
						viewBox="0 0 100 100"
						preserveAspectRatio="none"
						className="absolute inset-0 size-full overflow-visible"
					>
						<path
							d={curve.path}
							fill="none"
							className="stroke-link"
							strokeWidth="4"
							strokeLinejoin="round"
							vectorEffect="non-scaling-stroke"
						/>
					</svg>
				</div>
				<Volumes steps={curve.steps} />
			</div>
			<figcaption className="mt-4 max-w-text text-sm text-muted">
				<Unbroken>{pricing.emailCurve}</Unbroken>
			</figcaption>
		</figure>
	);
}

interface StepProps {
	step: CurveStep;
	/** Height of the previous step. */
	before: number;
	currency: Currency;
}

/** Minimum height for a label inside a step, in percent of the chart's height. */
const minLabelHeight = 25;

/**
 * The average line is above a step that is cheaper than the previous one, and below a more expensive one; the label is on the other
 * side.
 */
function Step({ step, before, currency }: StepProps) {
	const locale = useLocale();
	const isInside = step.height < before && step.height >= minLabelHeight;
	// With large text, a label may be wider than its step.
	const isLast = step.left + step.width > 99;
	return (
		<div
			className="absolute bottom-0 border-t-2 border-line-strong bg-fg/8"
			style={{ left: `${step.left}%`, width: `${step.width}%`, height: `${step.height}%` }}
		>
			<span
				className={classNames(
					'absolute text-sm font-bold tabular-nums',
					isLast ? 'right-1' : 'left-1',
					isInside ? 'top-1' : 'bottom-full pb-1',
				)}
			>
				{formatMoney(step.price, currency, locale, emailPriceDigits)}
			</span>
		</div>
	);
}

/** Labels with the volume at which each tier ends; with many tiers only every second, third … one. */
function Volumes({ steps }: { steps: readonly CurveStep[] }) {
	const locale = useLocale();
	const labelInterval = Math.ceil(steps.length / maxVolumeLabels);
	return (
		<div className="relative mt-1 h-5 text-xs text-muted tabular-nums">
			{steps
				.filter((_, index) => (steps.length - 1 - index) % labelInterval === 0)
				.map(({ id, left, width, to }) => (
					<span
						key={id}
						className="absolute -translate-x-full"
						style={{ left: `${left + width}%` }}
					>
						{formatCount(to, locale)}
					</span>
				))}
		</div>
	);
}
