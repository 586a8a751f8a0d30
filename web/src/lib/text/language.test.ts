import { describe, expect, it, vi } from 'vitest';
import { chosenLanguage, saveLanguage } from './language.ts';

describe('the chosen language', () => {
  it.each([
    [['it-IT', 'en'], 'it'],
    [['es-419'], 'es'],
    [['fr-FR', 'es', 'en'], 'es'],
    [['IT'], 'it'],
    [['de', 'fr'], 'en'],
    [['ita'], 'en'],
    [[], 'en'],
  ] as const)('is on a first visit the browser’s, if we have it: %j', (wishes, language) => {
    vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(wishes);
    expect(chosenLanguage()).toBe(language);
    saveLanguage('en');
    expect(chosenLanguage()).toBe('en');
  });

  it.each(['en', 'it', 'es'] as const)('is remembered under the key "language": %s', (language) => {
    saveLanguage(language);
    expect(window.localStorage.getItem('language')).toBe(language);
    expect(chosenLanguage()).toBe(language);
  });

  it.each(['', 'fr', 'EN', 'it-IT', '"it"', '__proto__', 'null'])(
    'is English where %j is saved',
    (broken) => {
      window.localStorage.setItem('language', broken);
      expect(chosenLanguage()).toBe('en');
    },
  );

  it('is English where the browser blocks storage, and choosing another does not break', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(() => saveLanguage('it')).not.toThrow();
    expect(chosenLanguage()).toBe('en');
  });
});
