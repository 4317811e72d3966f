import { PriceForm } from '~/features/pricing/price-form';
import { useMessages } from '~/i18n/context';
import { usePrices } from '../use-prices';

/** Shows that prices are being fetched, or an error with a retry button. Takes no space otherwise. */
export function PricesStatus() {
	const { pricing } = useMessages();
	const loading = usePrices((state) => state.loading);
	const failed = usePrices((state) => state.failed);
	const hasFigures = usePrices((state) => state.priceData.length > 0);
	const retry = usePrices((state) => state.retry);
	return (
		<>
			<p role="status" className="sr-only">
				{loading ? pricing.loading : ''}
			</p>
			<div role="alert">
				{failed && !loading && (
					<div className="theme-secondary mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 bg-canvas px-5 py-4 text-fg">
						<p className="min-w-0 flex-1 basis-60">
							<strong>{pricing.failed}</strong> {hasFigures && pricing.failedButShown}
						</p>
						<PriceForm>
							<button
								type="submit"
								onClick={(event) => {
									event.preventDefault();
									void retry();
								}}
								className="min-h-11 bg-action px-5 font-bold text-on-action"
							>
								{pricing.retry}
							</button>
						</PriceForm>
					</div>
				)}
			</div>
		</>
	);
}
