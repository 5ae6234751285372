import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { linkMinutes } from "#lambdas/stores/signInLinks.ts";

/** The texts of all e-mails to the owners of accounts. */
const english = {
  hello: "Hello",
  closing: "The Ghostlight team",
  toSignIn: "Go to the sign-in page",
  signInNow: "Sign in to Ghostlight",
  link: {
    subject: "Your Ghostlight sign-in link",
    lead: "You asked for a link to sign in to Ghostlight. You don't need a password. This link signs you in once:",
    terms: `The link works for ${linkMinutes} minutes. If you request a newer one, this one stops working. If you didn't request this link, you can ignore this e-mail. Nobody can sign in without it.`,
  },
  secondFactor: {
    subject: "Sign in to Ghostlight with your password and code",
    lead: "You asked for a sign-in link. Your account is protected by an authenticator app, so sign-in links don't work for it. Please sign in with your password and the code from the app:",
    notMe: "If you didn't request this link, you can ignore this e-mail.",
  },
  accountExists: {
    subject: "You already have a Ghostlight account",
    lead: "Someone, probably you, tried to create a Ghostlight account with this e-mail address. You already have an account.",
    byLink: "This link signs you in:",
    byPassword: "Sign in with your password and the code from your authenticator app:",
    terms: `The link works once, within ${linkMinutes} minutes.`,
    forgotten: "Forgot your password? Set a new one:",
  },
  addressInUse: {
    subject: "This address already has a Ghostlight account",
    lead: "Someone, probably you, tried to change the e-mail address of another Ghostlight account to this one. This address already has its own account, so nothing was changed.",
    way: "To use that account, sign in with this address. To use this address for your other account, delete this account first, or choose a different address.",
  },
  nothingChanged: "If it wasn't you, you don't need to do anything. Your account hasn't changed.",
  confirm: {
    subject: "Confirm your e-mail address for Ghostlight",
    lead: "Welcome to Ghostlight. To finish creating your account, confirm that this e-mail address is yours.",
    button: "Confirm my address",
    terms:
      "The link works for 24 hours. If you didn't sign up, you can ignore this e-mail, and no account will be created.",
  },
  reset: {
    subject: "Set a new Ghostlight password",
    lead: "Someone, probably you, asked to set a new password for your Ghostlight account.",
    button: "Set a new password",
    terms: "The link works for 1 hour. If it wasn't you, you can ignore this e-mail. Your password won't change.",
  },
  newAddress: {
    subject: "Your Ghostlight code",
    lead: "To use this e-mail address for your account, enter this code on the page where you requested it:",
    terms: "The code works for 24 hours. Until you enter it, your current address stays the same.",
  },
  deleted: {
    subject: "Your Ghostlight account was deleted",
    lead: "Someone, probably you, deleted your Ghostlight account. You're signed out everywhere, and your share links don't work anymore.",
    gone: "We're now deleting the rest from our servers: all of your plays, including those in the bin, with every version and your readers' comments, and your profile, activity, and sign-ins. If you had a paid plan, it ends now, and you won't be charged again. The payment company keeps invoices for as long as the law requires.",
    final:
      "This can't be undone. You can create a new account with this e-mail address at any time, but it won't have your plays.",
    notMe: "If it wasn't you, write to us right away through the contact form:",
    button: "Write to us",
  },
  security: {
    newCodes: {
      subject: "New recovery codes for your Ghostlight account",
      paragraphs: [
        "New recovery codes were made for your Ghostlight account. Together with your password, each of them removes your authenticator app once. Earlier codes don't work anymore.",
        "If it wasn't you, change your password, sign out everywhere, and make new recovery codes. All of that is under Sign-in and security.",
      ],
    },
    usedCode: {
      subject: "Your authenticator app was removed from Ghostlight",
      paragraphs: [
        "Someone, probably you, entered your password and a recovery code. Your Ghostlight account isn't protected by an authenticator app anymore, and your other recovery codes don't work anymore.",
        "To protect your account again, set up an authenticator app under Sign-in and security.",
        "If it wasn't you, set a new password now, sign out everywhere, and write to us through the contact form.",
      ],
    },
    appOn: {
      subject: "Your Ghostlight account has an authenticator app",
      paragraphs: [
        "An authenticator app was set up for your Ghostlight account. From now on, signing in with your password also takes a code from the app.",
        "If it wasn't you, and you're still signed in somewhere, remove the app under Sign-in and security, change your password, and sign out everywhere. If you can't sign in anymore, write to us through the contact form.",
      ],
    },
    appOff: {
      subject: "Your authenticator app was removed from Ghostlight",
      paragraphs: [
        "The authenticator app was removed from your Ghostlight account. From now on, your password is enough to sign in.",
        "If it wasn't you, change your password, sign out everywhere, and set up an authenticator app again. All of that is under Sign-in and security.",
      ],
    },
    newPassword: {
      subject: "Your Ghostlight password was changed",
      paragraphs: [
        "The password of your Ghostlight account was changed.",
        "If it wasn't you, set a new password now, with “Forgot your password?” on the sign-in page. Then sign out everywhere, under Sign-in and security. If you can't sign in anymore, write to us through the contact form.",
      ],
    },
    newAddressAsked: {
      subject: "Your Ghostlight account is about to get another e-mail address",
      paragraphs: [
        "Someone, probably you, asked to change the e-mail address of your Ghostlight account, and we sent a code to the new address. Once the code is entered, only the new address signs in, and we don't write to this one anymore.",
        "If it wasn't you, change your password now and sign out everywhere. Both are under Sign-in and security. If you can't sign in anymore, write to us through the contact form.",
      ],
    },
  },
};

type MailWords = typeof english;

const spanish: MailWords = {
  hello: "Hola",
  closing: "El equipo de Ghostlight",
  toSignIn: "Ir a la página de inicio de sesión",
  signInNow: "Iniciar sesión en Ghostlight",
  link: {
    subject: "Tu enlace para entrar en Ghostlight",
    lead: "Pediste un enlace para iniciar sesión en Ghostlight. No necesitas contraseña. Este enlace inicia tu sesión una vez:",
    terms: `El enlace sirve durante ${linkMinutes} minutos. Si pides uno nuevo, este deja de funcionar. Si no pediste este enlace, puedes ignorar este correo. Nadie puede iniciar sesión sin él.`,
  },
  secondFactor: {
    subject: "Entra en Ghostlight con tu contraseña y tu código",
    lead: "Pediste un enlace para iniciar sesión. Tu cuenta está protegida con una app de autenticación, así que los enlaces no funcionan. Inicia sesión con tu contraseña y el código de la app:",
    notMe: "Si no pediste este enlace, puedes ignorar este correo.",
  },
  accountExists: {
    subject: "Ya tienes una cuenta de Ghostlight",
    lead: "Alguien, probablemente tú, intentó crear una cuenta de Ghostlight con este correo. Ya tienes una cuenta.",
    byLink: "Este enlace inicia tu sesión:",
    byPassword: "Inicia sesión con tu contraseña y el código de tu app de autenticación:",
    terms: `El enlace sirve una vez, durante ${linkMinutes} minutos.`,
    forgotten: "¿Olvidaste tu contraseña? Crea una nueva:",
  },
  addressInUse: {
    subject: "Esta dirección ya tiene una cuenta de Ghostlight",
    lead: "Alguien, probablemente tú, intentó cambiar a esta dirección el correo de otra cuenta de Ghostlight. Esta dirección ya tiene su propia cuenta, así que no cambió nada.",
    way: "Para usar esa cuenta, inicia sesión con esta dirección. Para usar esta dirección en tu otra cuenta, primero elimina esta cuenta o elige otra dirección.",
  },
  nothingChanged: "Si no fuiste tú, no necesitas hacer nada. Tu cuenta no cambió.",
  confirm: {
    subject: "Confirma tu correo para Ghostlight",
    lead: "Te damos la bienvenida a Ghostlight. Para terminar de crear tu cuenta, confirma que esta dirección es tuya.",
    button: "Confirmar mi dirección",
    terms:
      "El enlace sirve durante 24 horas. Si no creaste una cuenta, puedes ignorar este correo y no se creará ninguna.",
  },
  reset: {
    subject: "Crea una contraseña nueva para Ghostlight",
    lead: "Alguien, probablemente tú, pidió crear una contraseña nueva para tu cuenta de Ghostlight.",
    button: "Crear una contraseña nueva",
    terms: "El enlace sirve durante 1 hora. Si no fuiste tú, puedes ignorar este correo. Tu contraseña no cambiará.",
  },
  newAddress: {
    subject: "Tu código de Ghostlight",
    lead: "Para usar esta dirección en tu cuenta, escribe este código en la página donde lo pediste:",
    terms: "El código sirve durante 24 horas. Hasta que lo escribas, tu dirección actual no cambia.",
  },
  deleted: {
    subject: "Tu cuenta de Ghostlight se eliminó",
    lead: "Alguien, probablemente tú, eliminó tu cuenta de Ghostlight. Tu sesión está cerrada en todas partes y tus enlaces para compartir ya no funcionan.",
    gone: "Ahora estamos eliminando lo demás de nuestros servidores: todas tus obras, también las de la papelera, con todas sus versiones y los comentarios de lectores, y tu perfil, tu actividad y tus inicios de sesión. Si tenías un plan de pago, termina ahora y no habrá más cobros. La empresa de pagos conserva las facturas el tiempo que exige la ley.",
    final:
      "No se puede deshacer. Puedes crear una cuenta nueva con esta dirección cuando quieras, pero no tendrá tus obras.",
    notMe: "Si no fuiste tú, escríbenos de inmediato por el formulario de contacto:",
    button: "Escribirnos",
  },
  security: {
    newCodes: {
      subject: "Códigos de recuperación nuevos para tu cuenta de Ghostlight",
      paragraphs: [
        "Se crearon códigos de recuperación nuevos para tu cuenta de Ghostlight. Junto con tu contraseña, cada uno quita una vez tu app de autenticación. Los códigos anteriores ya no sirven.",
        "Si no fuiste tú, cambia tu contraseña, cierra la sesión en todas partes y crea códigos nuevos. Todo eso está en Acceso y seguridad.",
      ],
    },
    usedCode: {
      subject: "Se quitó tu app de autenticación de Ghostlight",
      paragraphs: [
        "Alguien, probablemente tú, escribió tu contraseña y un código de recuperación. Tu cuenta de Ghostlight ya no está protegida con una app de autenticación, y tus otros códigos de recuperación ya no sirven.",
        "Para volver a proteger tu cuenta, configura una app de autenticación en Acceso y seguridad.",
        "Si no fuiste tú, crea ahora una contraseña nueva, cierra la sesión en todas partes y escríbenos por el formulario de contacto.",
      ],
    },
    appOn: {
      subject: "Tu cuenta de Ghostlight tiene una app de autenticación",
      paragraphs: [
        "Se configuró una app de autenticación para tu cuenta de Ghostlight. A partir de ahora, para entrar con tu contraseña también hace falta un código de la app.",
        "Si no fuiste tú y tu sesión sigue abierta en algún dispositivo, quita la app en Acceso y seguridad, cambia tu contraseña y cierra la sesión en todas partes. Si ya no puedes entrar, escríbenos por el formulario de contacto.",
      ],
    },
    appOff: {
      subject: "Se quitó tu app de autenticación de Ghostlight",
      paragraphs: [
        "Se quitó la app de autenticación de tu cuenta de Ghostlight. A partir de ahora, para entrar basta con tu contraseña.",
        "Si no fuiste tú, cambia tu contraseña, cierra la sesión en todas partes y vuelve a configurar una app de autenticación. Todo eso está en Acceso y seguridad.",
      ],
    },
    newPassword: {
      subject: "La contraseña de tu cuenta de Ghostlight cambió",
      paragraphs: [
        "Se cambió la contraseña de tu cuenta de Ghostlight.",
        "Si no fuiste tú, crea ahora una contraseña nueva con “¿Olvidaste tu contraseña?” en la página de inicio de sesión. Después cierra la sesión en todas partes, en Acceso y seguridad. Si ya no puedes entrar, escríbenos por el formulario de contacto.",
      ],
    },
    newAddressAsked: {
      subject: "La dirección de tu cuenta de Ghostlight está por cambiar",
      paragraphs: [
        "Alguien, probablemente tú, pidió cambiar el correo de tu cuenta de Ghostlight, y enviamos un código a la dirección nueva. Cuando se escriba el código, solo se podrá entrar con la dirección nueva, y ya no escribiremos a esta.",
        "Si no fuiste tú, cambia ahora tu contraseña y cierra la sesión en todas partes. Las dos cosas están en Acceso y seguridad. Si ya no puedes entrar, escríbenos por el formulario de contacto.",
      ],
    },
  },
};

export const mailWords: Readonly<Record<InterfaceLanguage, MailWords>> = { en: english, es: spanish };
