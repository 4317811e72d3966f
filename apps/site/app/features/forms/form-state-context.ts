import { createContext } from 'react';
import type { FormState } from '#shared/forms/form-state.ts';

/** The submitted form that is shown again on this page; null without one. */
export const FormStateContext = createContext<FormState | null>(null);
