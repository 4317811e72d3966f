import { createContext } from 'react';
import type { FormState } from '#shared/forms/form-state.ts';

/** The form on this page that was sent and is shown once more; null for none. */
export const FormStateContext = createContext<FormState | null>(null);
