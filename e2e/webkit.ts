import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { Builder, By, Capabilities, error } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { freePort } from './freePort';
import type { WebKitPrograms } from './otherBrowsers';

const WAIT = 30_000;

/** A page in WebKit, driven through WebDriver. */
export class WebKitPage {
  private readonly driver: WebDriver;

  constructor(driver: WebDriver) {
    this.driver = driver;
  }

  open(address: string): Promise<void> {
    return this.driver.get(address);
  }

  reload(): Promise<void> {
    return this.driver.navigate().refresh();
  }

  /** Waits until an element that matches is visible. */
  async see(selector: string): Promise<void> {
    await this.withShown(selector, () => Promise.resolve());
  }

  /** Clicks the first element that matches, as soon as it can be seen. */
  async press(selector: string): Promise<void> {
    await this.withShown(selector, (element) => element.click());
  }

  /** Clicks the first element that matches, if there is one now. */
  async pressIfShown(selector: string): Promise<void> {
    await this.useShown(selector, (element) => element.click());
  }

  /** The page may replace an element between its being found and being used: then it is looked for again. */
  private async withShown(selector: string, act: (element: WebElement) => Promise<void>): Promise<void> {
    await this.waitFor(() => this.useShown(selector, act), `No ${selector}`);
  }

  /** False if there is none, or none any more. */
  private async useShown(selector: string, act: (element: WebElement) => Promise<void>): Promise<boolean> {
    const isUsed = async () => {
      const [element] = await this.all(selector);
      if (!element || !(await element.isDisplayed())) return false;
      await act(element);
      return true;
    };
    return isUsed().catch(falseIfGone);
  }

  all(selector: string): Promise<WebElement[]> {
    return this.driver.findElements(By.css(selector));
  }

  async waitFor(question: () => Promise<boolean>, about: string): Promise<void> {
    await this.driver.wait(question, WAIT, about);
  }

  /** Runs a script that calls `done` when what it began is over. */
  async finish(script: string): Promise<void> {
    await this.driver.executeAsyncScript(`const done = arguments[arguments.length - 1];\n${script}`);
  }

  evaluate<T>(script: string): Promise<T> {
    return this.driver.executeScript<T>(script);
  }
}

/** Starts WebKit and its driver, gives the page to `test`, and stops both whatever happens. */
export async function withWebKit(
  { driver, browser, screen }: WebKitPrograms,
  test: (page: WebKitPage) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const service = spawn(screen, ['-a', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  try {
    const session = await connect(`http://127.0.0.1:${port}`, browser);
    try {
      await test(new WebKitPage(session));
    } finally {
      await session.quit();
    }
  } finally {
    if (service.pid) process.kill(-service.pid);
  }
}

async function connect(service: string, browser: string): Promise<WebDriver> {
  await waitUntilReady(service);
  const options = { binary: browser, args: ['--automation'] };
  const wanted = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  return new Builder().usingServer(service).withCapabilities(wanted).build();
}

/** The driver takes a moment before it listens. */
async function waitUntilReady(service: string): Promise<void> {
  const answer = () => fetch(`${service}/status`).catch(() => null);
  await expect.poll(async () => (await answer())?.ok, { timeout: WAIT }).toBe(true);
}

function falseIfGone(problem: unknown): boolean {
  if (problem instanceof error.StaleElementReferenceError) return false;
  throw problem;
}
